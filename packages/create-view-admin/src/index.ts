export type { AdminRouter } from './AdminRouter.ts'
export { createAdmin, type CreateAdminOptions } from './createAdmin.ts'
