export { alternates } from './document/alternates.ts'
export { applyHead } from './document/applyHead.ts'
export type { PageHead } from './document/PageHead.ts'
