import { defineApi } from '@view-site/docs'

export default defineApi({
  LoadingBar: {
    methods: {
      start: {
        signature: '() => void',
        description: {
          'zh-CN': '显示并开始自动增加；正在增加时忽略',
          'en-US': 'Shows the bar and starts the automatic growth; ignored while it is growing',
        },
      },
      update: {
        signature: '(percent: number) => void',
        description: { 'zh-CN': '设为某个百分比，并停止自动增加', 'en-US': 'Sets the percentage and stops the automatic growth' },
      },
      finish: {
        signature: '() => void',
        description: { 'zh-CN': '走到头，然后收起', 'en-US': 'Fills the bar, which then disappears' },
      },
      error: {
        signature: '() => void',
        description: { 'zh-CN': '以出错的颜色走到头，然后收起', 'en-US': 'Fills the bar in the error color; it then disappears' },
      },
      config: {
        signature: '(config: LoadingBarConfig) => void',
        description: { 'zh-CN': '改变设置，创建之前调用', 'en-US': 'Changes the settings; call it before the bar is created' },
      },
      destroy: {
        signature: '() => void',
        description: { 'zh-CN': '移除进度条，下次使用时重新创建', 'en-US': 'Removes the bar; it is created again when next used' },
      },
    },
  },

  LoadingBarConfig: {
    props: {
      color: {
        type: 'string',
        default: "'primary'",
        description: { 'zh-CN': '颜色，`primary` 或任意 CSS 颜色', 'en-US': 'Color: `primary` or any CSS color' },
      },
      failedColor: {
        type: 'string',
        default: "'error'",
        description: { 'zh-CN': '出错时的颜色，`error` 或任意 CSS 颜色', 'en-US': 'Color on failure: `error` or any CSS color' },
      },
      height: {
        type: 'number',
        default: '2',
        description: { 'zh-CN': '高度，单位 px', 'en-US': 'Height in px' },
      },
      duration: {
        type: 'number',
        default: '800',
        description: {
          'zh-CN': '完成或出错后，过多少毫秒收起',
          'en-US': 'Time in ms before the bar disappears after the end or a failure',
        },
      },
    },
  },
})
