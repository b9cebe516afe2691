import { defineApi } from '@view-site/docs'

export default defineApi({
  FooterToolbar: {
    props: {
      extra: {
        type: 'string',
        description: { 'zh-CN': '左边的文字', 'en-US': 'Text at the left' },
      },
    },
    slots: {
      default: {
        description: {
          'zh-CN': '右边的操作；挨着的 `<button>` 之间有 8 px',
          'en-US': 'The actions at the right; there are 8 px between neighboring `<button>`s',
        },
      },
      extra: { description: { 'zh-CN': '左边的内容，代替 `extra`', 'en-US': 'Content on the left, instead of `extra`' } },
    },
  },
})
