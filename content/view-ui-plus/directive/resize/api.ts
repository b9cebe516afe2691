import { defineApi } from '@view-site/docs'

export default defineApi({
  Resize: {
    directives: {
      'v-resize': {
        value: '(element: HTMLElement) => void',
        description: {
          'zh-CN': '尺寸改变时调用，挂载之后也调用一次；只读取挂载时的函数',
          'en-US': 'Function called when the size changes, and once after mounting; only the function passed on mounting is used',
        },
      },
    },
  },
})
