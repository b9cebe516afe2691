-- #region customer
CREATE TABLE crm_customer (
  id          BIGINT       NOT NULL PRIMARY KEY,
  tenant_id   BIGINT       NOT NULL,
  dept_id     BIGINT       NOT NULL,
  owner_id    BIGINT       NOT NULL,
  name        VARCHAR(100) NOT NULL,
  level       TINYINT      NOT NULL DEFAULT 1,
  mobile      VARCHAR(20)  NULL,
  version     INT          NOT NULL DEFAULT 0,
  create_by   BIGINT       NOT NULL,
  create_time DATETIME     NOT NULL,
  update_by   BIGINT       NULL,
  update_time DATETIME     NULL,
  deleted     TINYINT      NOT NULL DEFAULT 0,
  KEY idx_dept (tenant_id, dept_id),
  KEY idx_owner (tenant_id, owner_id)
);
-- #endregion

-- #region contact
CREATE TABLE crm_contact (
  id          BIGINT       NOT NULL PRIMARY KEY,
  tenant_id   BIGINT       NOT NULL,
  customer_id BIGINT       NOT NULL,
  name        VARCHAR(100) NOT NULL,
  mobile      VARCHAR(20)  NULL,
  create_by   BIGINT       NOT NULL,
  create_time DATETIME     NOT NULL,
  update_by   BIGINT       NULL,
  update_time DATETIME     NULL,
  deleted     TINYINT      NOT NULL DEFAULT 0,
  KEY idx_customer (tenant_id, customer_id)
);
-- #endregion

-- #region order
CREATE TABLE crm_order (
  id          BIGINT         NOT NULL PRIMARY KEY,
  tenant_id   BIGINT         NOT NULL,
  customer_id BIGINT         NOT NULL,
  request_no  VARCHAR(64)    NOT NULL,
  amount      DECIMAL(12, 2) NOT NULL,
  status      TINYINT        NOT NULL DEFAULT 0,
  create_by   BIGINT         NOT NULL,
  create_time DATETIME       NOT NULL,
  update_by   BIGINT         NULL,
  update_time DATETIME       NULL,
  deleted     TINYINT        NOT NULL DEFAULT 0,
  UNIQUE KEY uk_request (tenant_id, request_no)
);
-- #endregion

INSERT INTO crm_customer (id, tenant_id, dept_id, owner_id, name, level, mobile, create_by, create_time) VALUES
  (1, 1001, 101, 2002, 'Acme', 2, '13800000001', 2002, NOW());

-- #region menu
INSERT INTO sys_menu (id, parent_id, kind, title, path, icon, auth, sort) VALUES
  (5000, 0,    1, '$t:menu.crm',      NULL,            'md-people', NULL,                 50),
  (5001, 5000, 2, '$t:menu.customer', '/crm/customer', NULL,        'crm:customer:list',  1),
  (5002, 5001, 3, 'Add',              NULL,            NULL,        'crm:customer:add',   1),
  (5003, 5001, 3, 'Edit',             NULL,            NULL,        'crm:customer:edit',  2),
  (5004, 5001, 3, 'Remove',           NULL,            NULL,        'crm:customer:remove', 3),
  (5005, 5001, 3, 'Transfer',         NULL,            NULL,        'crm:customer:transfer', 4),
  (5006, 5001, 3, 'Import',           NULL,            NULL,        'crm:customer:import', 5),
  (5007, 5001, 3, 'Export',           NULL,            NULL,        'crm:customer:export', 6),
  (5008, 5001, 3, 'Order',            NULL,            NULL,        'crm:order:add',       7);

INSERT INTO sys_tenant_menu (tenant_id, menu_id)
SELECT 1001, id FROM sys_menu WHERE id BETWEEN 5000 AND 5008;
-- #endregion

-- #region texts
INSERT INTO sys_i18n (id, locale, message_key, message_value) VALUES
  (3001, 'zh-CN', 'menu.crm', '客户管理'),
  (3002, 'en-US', 'menu.crm', 'Customers'),
  (3003, 'zh-CN', 'menu.customer', '客户'),
  (3004, 'en-US', 'menu.customer', 'Customer list');
-- #endregion

-- #region params
INSERT INTO sys_param (id, tenant_id, param_key, param_value, name, built_in) VALUES
  (4001, 1, 'crm.follow-up-days', '7', 'Days until the next follow-up', 1),
  (4002, 1, 'crm.review-uploads', 'false', 'Review uploads', 1);
-- #endregion

-- #region job
INSERT INTO sys_job (id, name, bean, param, cron, status, concurrent)
VALUES (2001, 'Close expired orders', 'closeExpiredOrders', 'P3D', '0 0/10 * * * ?', 1, 0);
-- #endregion
