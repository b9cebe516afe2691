import consult from '@view-site/store-ui/consult/en-US'
import demoRequest from '@view-site/store-ui/demo-request/en-US'
import own from '../../locales/frames/en-US.ts'
import { pageFrames } from './pageFrames.ts'

export default pageFrames({ ...own, demoRequest, videos: consult.videos })
