import { defineApi } from '@view-site/docs'

export default defineApi({
  Message: {
    methods: {
      info: {
        signature: '(config: string | MessageConfig) => () => void',
        description: { 'zh-CN': '告知一件事；返回关闭它的函数', 'en-US': 'Shows information; returns a function that closes it' },
      },
      success: {
        signature: '(config: string | MessageConfig) => () => void',
        description: { 'zh-CN': '告知成功；返回关闭它的函数', 'en-US': 'Shows a success; returns a function that closes it' },
      },
      warning: {
        signature: '(config: string | MessageConfig) => () => void',
        description: { 'zh-CN': '提醒注意；返回关闭它的函数', 'en-US': 'Shows a warning; returns a function that closes it' },
      },
      error: {
        signature: '(config: string | MessageConfig) => () => void',
        description: { 'zh-CN': '告知出错；返回关闭它的函数', 'en-US': 'Shows an error; returns a function that closes it' },
      },
      loading: {
        signature: '(config: string | MessageConfig) => () => void',
        description: {
          'zh-CN': '正在进行，图标会转；默认同样很快消失，要等结果就写 `duration: 0`',
          'en-US': 'Shows that an operation is in progress; disappears as fast as the others unless `duration` is 0',
        },
      },
      config: {
        signature: '(defaults: MessageDefaults) => void',
        description: { 'zh-CN': '修改整个应用的默认值', 'en-US': 'Changes the defaults for the whole app' },
      },
      destroy: {
        signature: '() => void',
        description: {
          'zh-CN': '约半秒后关闭全部消息，不调用它们的 `onClose`',
          'en-US': 'Closes all messages after about half a second, without calling their `onClose`',
        },
      },
    },
  },

  MessageConfig: {
    props: {
      content: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '文字，按 HTML 渲染，不要放入用户输入', 'en-US': 'Text, rendered as HTML: do not include user input' },
      },
      render: {
        type: '(h) => VNode',
        description: { 'zh-CN': '渲染内容，跟在图标和 `content` 后面', 'en-US': 'Renders content after the icon and `content`' },
      },
      duration: {
        type: 'number',
        default: '1.5',
        description: {
          'zh-CN': '多少秒后关闭；0 为不自动关闭',
          'en-US': 'Seconds until it closes; with 0, it does not close automatically',
        },
      },
      closable: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '显示叉号', 'en-US': 'Shows the close icon' },
      },
      background: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '背景带上类型的颜色', 'en-US': 'Colors the background by type' },
      },
      onClose: {
        type: '() => void',
        description: {
          'zh-CN': '到时间或点叉号关闭时调用；用返回的函数关闭时不调用',
          'en-US': 'Called when the time is up or the close icon is clicked, but not when the returned function closes the message',
        },
      },
    },
  },

  MessageDefaults: {
    props: {
      top: {
        type: 'number',
        default: '24',
        description: {
          'zh-CN': '离窗口顶部多少像素；要在第一条消息之前设置',
          'en-US': 'Distance from the top of the window in px; has to be set before the first message',
        },
      },
      duration: {
        type: 'number',
        default: '1.5',
        description: { 'zh-CN': '默认多少秒后关闭', 'en-US': 'Seconds until a message closes' },
      },
      background: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '默认带背景色；设为 `true` 后改不回来',
          'en-US': 'Colors the background of all messages; cannot be turned off again',
        },
      },
    },
  },
})
