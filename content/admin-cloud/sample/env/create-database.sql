CREATE DATABASE admin_cloud CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_ai_ci;

CREATE USER 'admin_app'@'%' IDENTIFIED BY 'change-me';
GRANT SELECT, INSERT, UPDATE, DELETE ON admin_cloud.* TO 'admin_app'@'%';

CREATE USER 'admin_ddl'@'localhost' IDENTIFIED BY 'change-me-too';
GRANT ALL ON admin_cloud.* TO 'admin_ddl'@'localhost';
