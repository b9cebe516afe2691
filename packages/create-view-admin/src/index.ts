export { createAdmin, type CreateAdminOptions } from './createAdmin.ts'
