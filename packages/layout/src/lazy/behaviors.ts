// Small behaviors that nothing at the start needs: one file, since each of them would be a request.
export { attachCutTitles } from '../common/attachCutTitles.ts'
export { announceRouteChange } from '../navigation/announceRouteChange.ts'
export { keepCurrentInView } from '../navigation/keepCurrentInView.ts'
export { openOnHover } from '../dropdown/openOnHover.ts'
export { attachHeaderHide } from '../header/attachHeaderHide.ts'
export { connectDrawer } from '../drawer/connectDrawer.ts'
export { attachAnchors } from '../panel/attachAnchors.ts'
export { watchAnchors } from '../panel/watchAnchors.ts'
