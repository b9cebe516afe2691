export { readShared } from './readShared.ts'
export { shareCode } from './shareCode.ts'
