CREATE DATABASE admin_job CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_ai_ci;
GRANT ALL ON admin_job.* TO 'admin'@'%';
