export { createSite, type CreateSiteOptions } from './createSite.ts'
export type { DemoKind } from './DemoKind.ts'
