import consult from '@view-site/store-ui/consult/zh-CN'
import demoRequest from '@view-site/store-ui/demo-request/zh-CN'
import own from '../../locales/frames/zh-CN.ts'
import { pageFrames } from './pageFrames.ts'

export default pageFrames({ ...own, demoRequest, videos: consult.videos })
