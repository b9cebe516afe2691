import { defineApi } from '@view-site/docs'

export default defineApi({
  Copy: {
    methods: {
      Copy: {
        signature: '(options: CopyOptions) => void',
        description: { 'zh-CN': '复制，并提示结果', 'en-US': 'Copies text and shows the result' },
      },
    },
  },

  CopyOptions: {
    props: {
      text: { type: 'string', default: "''", description: { 'zh-CN': '要复制的文字', 'en-US': 'Text to copy' } },
      showTip: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '用 `Message` 提示结果', 'en-US': 'Shows the result in a `Message`' },
      },
      successTip: {
        type: 'string',
        default: "'复制成功'",
        description: { 'zh-CN': '成功的提示', 'en-US': 'Success message; Chinese by default' },
      },
      errorTip: {
        type: 'string',
        default: "'复制失败'",
        description: { 'zh-CN': '出错的提示', 'en-US': 'Error message; Chinese by default' },
      },
      success: {
        type: '() => void',
        description: {
          'zh-CN': '没有出错时调用；浏览器拒绝时也会调用',
          'en-US': 'Called if no error is thrown, even if the browser refuses',
        },
      },
      error: { type: '() => void', description: { 'zh-CN': '抛出错误时调用', 'en-US': 'Called if an error is thrown' } },
    },
  },
})
