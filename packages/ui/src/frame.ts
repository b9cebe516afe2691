export { openFrame, type Frame, type OpenFrameOptions } from './overlay/frame/openFrame.ts'
export { openWaitingFrame, type FrameRow, type WaitingFrameOptions } from './overlay/frame/waitingFrame.ts'
