/** Texts of frames, which are shown until the dialog has loaded. */
const zhCN = {
  loading: '正在打开，请稍候',
  close: '关闭',
}

/** The shape every locale has to fill. */
export type FrameTexts = typeof zhCN

export default zhCN
