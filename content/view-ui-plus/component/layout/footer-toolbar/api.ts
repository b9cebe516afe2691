import { defineApi } from '@view-site/docs'

export default defineApi({
  FooterToolbar: {
    props: {
      extra: {
        type: 'string',
        description: { 'zh-CN': '左边的文字', 'en-US': 'Text on the left' },
      },
    },
    slots: {
      default: {
        description: {
          'zh-CN': '右边的操作；挨着的 `<button>` 之间有 8 px',
          'en-US': 'Actions on the right; adjacent `<button>`s are 8 px apart',
        },
      },
      extra: { description: { 'zh-CN': '左边的内容，代替 `extra`', 'en-US': 'Content on the left; replaces `extra`' } },
    },
  },
})
