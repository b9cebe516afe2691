export { createStatus, type Status, type StatusOptions } from './createStatus.ts'
export type { StatusTexts } from './StatusTexts.ts'
