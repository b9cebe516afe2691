// Small behaviors that nothing at the start needs: one file, since each of them would be a request.
export { attachPointer } from '../common/attachPointer.ts'
export { announceRouteChange } from '../navigation/announceRouteChange.ts'
