import type { Locale } from '@view-site/i18n/product'

type Text = 'label' | 'frame' | 'loading' | 'failed' | 'retry' | 'close'

/** Texts of the page around an editor; those inside are the playground's. */
export const editorTexts: Record<Locale, Record<Text, string>> = {
  'zh-CN': {
    label: '编辑示例：{name}',
    frame: '代码编辑器和运行结果',
    loading: '正在载入编辑器…',
    failed: '编辑器没有载入。请检查网络，然后重试。',
    retry: '重试',
    close: '关闭',
  },
  'en-US': {
    label: 'Edit the demo: {name}',
    frame: 'Code editor and result',
    loading: 'Loading the editor…',
    failed: 'The editor did not load. Check the network, then try again.',
    retry: 'Try again',
    close: 'Close',
  },
}
