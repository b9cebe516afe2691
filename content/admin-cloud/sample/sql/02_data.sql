-- #region accounts
INSERT INTO sys_tenant (id, code, name) VALUES
  (1, 'platform', 'Platform'),
  (1001, 'demo', 'Demo Ltd.');

-- Passwords are bcrypt digests: Admin@2026, Boss@2026, Sales@2026
INSERT INTO sys_user (id, tenant_id, dept_id, username, password, name, create_by, create_time) VALUES
  (1, 1, NULL, 'admin', '$2b$10$qPkueJhw.OsFb0D5HlEtDOjtOYf8bbiKHYy75mfHSrYq0nYr4Cv66', 'Admin', 0, NOW()),
  (2001, 1001, 100, 'boss', '$2b$10$MuX8EJVg/6sfj6n./wDPO.pVaiDjMMgjBdRIsa7nba3SODOXRbOu.', 'Boss', 0, NOW()),
  (2002, 1001, 101, 'sales', '$2b$10$MKN9sVega3SjXKZOD1WDIemSWq8s3AN6vycp6O/XyUgCVSgwChyTu', 'Sales', 0, NOW());
-- #endregion

INSERT INTO sys_dept (id, tenant_id, parent_id, ancestors, name) VALUES
  (100, 1001, 0, '', 'Head office'),
  (101, 1001, 100, '100', 'North'),
  (102, 1001, 100, '100', 'South'),
  (103, 1001, 101, '100,101', 'North sales'),
  (104, 1001, 102, '100,102', 'South sales');

INSERT INTO sys_role (id, tenant_id, code, name, data_scope, create_by, create_time) VALUES
  (1, 1, 'platform_admin', 'Platform administrator', 1, 0, NOW()),
  (11, 1001, 'tenant_admin', 'Administrator', 1, 0, NOW()),
  (12, 1001, 'sales', 'Sales', 3, 0, NOW());

INSERT INTO sys_user_role (tenant_id, user_id, role_id) VALUES
  (1, 1, 1),
  (1001, 2001, 11),
  (1001, 2002, 12);

INSERT INTO sys_menu (id, parent_id, kind, title, path, icon, auth, sort) VALUES
  (1000, 0,    1, '$t:menu.system', NULL,             'md-settings', NULL,                10),
  (1001, 1000, 2, '$t:menu.user',   '/system/user',   NULL,          'system:user:list',   1),
  (1002, 1001, 3, 'Add',            NULL,             NULL,          'system:user:add',    1),
  (1003, 1001, 3, 'Edit',           NULL,             NULL,          'system:user:edit',   2),
  (1010, 1000, 2, '$t:menu.param',  '/system/param',  NULL,          'system:param:list',  2),
  (1011, 1010, 3, 'Edit',           NULL,             NULL,          'system:param:edit',  1);

INSERT INTO sys_tenant_menu (tenant_id, menu_id)
SELECT tenant.id, menu.id FROM sys_tenant tenant CROSS JOIN sys_menu menu;
