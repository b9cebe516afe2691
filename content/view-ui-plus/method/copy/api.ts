import { defineApi } from '@view-site/docs'

export default defineApi({
  Copy: {
    methods: {
      Copy: {
        signature: '(options: CopyOptions) => void',
        description: { 'zh-CN': '复制，并提示结果', 'en-US': 'Copies and says how it went' },
      },
    },
  },

  CopyOptions: {
    props: {
      text: { type: 'string', default: "''", description: { 'zh-CN': '要复制的文字', 'en-US': 'The text to copy' } },
      showTip: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '用 `Message` 提示结果', 'en-US': 'Says how it went, in a `Message`' },
      },
      successTip: {
        type: 'string',
        default: "'复制成功'",
        description: { 'zh-CN': '成功的提示', 'en-US': 'What it says when it worked, Chinese by default' },
      },
      errorTip: {
        type: 'string',
        default: "'复制失败'",
        description: { 'zh-CN': '出错的提示', 'en-US': 'What it says after an error, Chinese by default' },
      },
      success: {
        type: '() => void',
        description: {
          'zh-CN': '没有出错时调用；浏览器拒绝时也会调用',
          'en-US': 'Called when nothing was thrown, even if the browser refused',
        },
      },
      error: { type: '() => void', description: { 'zh-CN': '抛出错误时调用', 'en-US': 'Called when an error was thrown' } },
    },
  },
})
