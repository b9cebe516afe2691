export { attachOverlaySider } from './sider/modes/attachOverlaySider.ts'
export { offerSiderModes } from './sider/modes/offerSiderModes.ts'
