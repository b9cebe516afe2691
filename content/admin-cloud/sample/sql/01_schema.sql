CREATE TABLE sys_tenant (
  id          BIGINT       NOT NULL PRIMARY KEY,
  code        VARCHAR(50)  NOT NULL UNIQUE,
  name        VARCHAR(100) NOT NULL,
  status      TINYINT      NOT NULL DEFAULT 1,
  expire_at   DATETIME     NULL,
  data_source VARCHAR(50)  NULL
);

CREATE TABLE sys_menu (
  id        BIGINT       NOT NULL PRIMARY KEY,
  parent_id BIGINT       NOT NULL,
  kind      TINYINT      NOT NULL,
  title     VARCHAR(100) NOT NULL,
  path      VARCHAR(200) NULL,
  icon      VARCHAR(50)  NULL,
  auth      VARCHAR(100) NULL,
  sort      INT          NOT NULL DEFAULT 0
);

CREATE TABLE sys_tenant_menu (
  tenant_id BIGINT NOT NULL,
  menu_id   BIGINT NOT NULL,
  PRIMARY KEY (tenant_id, menu_id)
);

CREATE TABLE sys_dept (
  id          BIGINT       NOT NULL PRIMARY KEY,
  tenant_id   BIGINT       NOT NULL,
  parent_id   BIGINT       NOT NULL,
  ancestors   VARCHAR(500) NOT NULL DEFAULT '',
  name        VARCHAR(100) NOT NULL,
  deleted     TINYINT      NOT NULL DEFAULT 0,
  KEY idx_parent (tenant_id, parent_id)
);

CREATE TABLE sys_user (
  id          BIGINT       NOT NULL PRIMARY KEY,
  tenant_id   BIGINT       NOT NULL,
  dept_id     BIGINT       NULL,
  username    VARCHAR(50)  NOT NULL,
  password    CHAR(60)     NOT NULL,
  name        VARCHAR(100) NOT NULL,
  locale      VARCHAR(10)  NOT NULL DEFAULT 'zh-CN',
  status      TINYINT      NOT NULL DEFAULT 1,
  create_by   BIGINT       NOT NULL,
  create_time DATETIME     NOT NULL,
  update_by   BIGINT       NULL,
  update_time DATETIME     NULL,
  deleted     TINYINT      NOT NULL DEFAULT 0,
  UNIQUE KEY uk_username (tenant_id, username)
);

CREATE TABLE sys_role (
  id          BIGINT       NOT NULL PRIMARY KEY,
  tenant_id   BIGINT       NOT NULL,
  code        VARCHAR(50)  NOT NULL,
  name        VARCHAR(100) NOT NULL,
  data_scope  TINYINT      NOT NULL DEFAULT 5,
  create_by   BIGINT       NOT NULL,
  create_time DATETIME     NOT NULL,
  update_by   BIGINT       NULL,
  update_time DATETIME     NULL,
  deleted     TINYINT      NOT NULL DEFAULT 0,
  UNIQUE KEY uk_code (tenant_id, code)
);

CREATE TABLE sys_user_role (
  tenant_id BIGINT NOT NULL,
  user_id   BIGINT NOT NULL,
  role_id   BIGINT NOT NULL,
  PRIMARY KEY (user_id, role_id)
);

CREATE TABLE sys_role_menu (
  tenant_id BIGINT NOT NULL,
  role_id   BIGINT NOT NULL,
  menu_id   BIGINT NOT NULL,
  PRIMARY KEY (role_id, menu_id)
);

CREATE TABLE sys_role_dept (
  tenant_id BIGINT NOT NULL,
  role_id   BIGINT NOT NULL,
  dept_id   BIGINT NOT NULL,
  PRIMARY KEY (role_id, dept_id)
);

-- #region param
CREATE TABLE sys_param (
  id          BIGINT        NOT NULL PRIMARY KEY,
  tenant_id   BIGINT        NOT NULL,
  param_key   VARCHAR(100)  NOT NULL,
  param_value VARCHAR(2000) NOT NULL,
  name        VARCHAR(100)  NOT NULL,
  built_in    TINYINT       NOT NULL DEFAULT 0,
  update_by   BIGINT        NULL,
  update_time DATETIME      NULL,
  UNIQUE KEY uk_param (tenant_id, param_key)
);
-- #endregion

CREATE TABLE sys_dict (
  id        BIGINT       NOT NULL PRIMARY KEY,
  tenant_id BIGINT       NOT NULL,
  code      VARCHAR(50)  NOT NULL,
  name      VARCHAR(100) NOT NULL,
  UNIQUE KEY uk_code (tenant_id, code)
);

CREATE TABLE sys_dict_item (
  id         BIGINT       NOT NULL PRIMARY KEY,
  tenant_id  BIGINT       NOT NULL,
  dict_id    BIGINT       NOT NULL,
  item_value INT          NOT NULL,
  label      VARCHAR(100) NOT NULL,
  sort       INT          NOT NULL DEFAULT 0,
  UNIQUE KEY uk_value (dict_id, item_value)
);

CREATE TABLE sys_i18n (
  id            BIGINT        NOT NULL PRIMARY KEY,
  locale        VARCHAR(10)   NOT NULL,
  message_key   VARCHAR(100)  NOT NULL,
  message_value VARCHAR(1000) NOT NULL,
  UNIQUE KEY uk_key (locale, message_key)
);

-- #region file
CREATE TABLE sys_file (
  id           BIGINT       NOT NULL PRIMARY KEY,
  tenant_id    BIGINT       NOT NULL,
  name         VARCHAR(255) NOT NULL,
  path         VARCHAR(255) NOT NULL,
  size         BIGINT       NOT NULL,
  content_type VARCHAR(100) NOT NULL,
  sha256       CHAR(64)     NOT NULL,
  create_by    BIGINT       NOT NULL,
  create_time  DATETIME     NOT NULL,
  KEY idx_sha (tenant_id, sha256)
);
-- #endregion

CREATE TABLE sys_oper_log (
  id          BIGINT        NOT NULL PRIMARY KEY,
  tenant_id   BIGINT        NOT NULL,
  user_id     BIGINT        NULL,
  title       VARCHAR(100)  NOT NULL,
  action      VARCHAR(20)   NOT NULL,
  method      VARCHAR(10)   NOT NULL,
  path        VARCHAR(500)  NOT NULL,
  address     VARCHAR(45)   NOT NULL,
  params      VARCHAR(2000) NULL,
  error       VARCHAR(2000) NULL,
  cost        BIGINT        NOT NULL,
  trace_id    CHAR(32)      NOT NULL,
  create_time DATETIME      NOT NULL,
  KEY idx_time (create_time)
);

CREATE TABLE sys_login_log (
  id          BIGINT       NOT NULL PRIMARY KEY,
  tenant_id   BIGINT       NOT NULL,
  user_id     BIGINT       NULL,
  username    VARCHAR(50)  NOT NULL,
  address     VARCHAR(45)  NOT NULL,
  browser     VARCHAR(200) NOT NULL,
  outcome     VARCHAR(50)  NOT NULL,
  create_time DATETIME     NOT NULL,
  KEY idx_time (create_time)
);
