export type { Account, Control, UserOptions } from './control.ts'
export { openTestApi } from './openTestApi.ts'
export type { TestApi } from './openTestApi.ts'
