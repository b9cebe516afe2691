export { decodeShare } from './decodeShare.ts'
export { shareCode } from './shareCode.ts'
