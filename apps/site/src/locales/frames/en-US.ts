import type { FrameTexts } from './zh-CN.ts'

/** Texts of frames, which are shown until the dialog has loaded. */
const enUS: FrameTexts = {
  loading: 'Opening, please wait',
  close: 'Close',
}

export default enUS
