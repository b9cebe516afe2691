export type { Account, Control, PayerEvent, UserOptions } from './control.ts'
export { openTestApi } from './openTestApi.ts'
export type { TestApi } from './openTestApi.ts'
