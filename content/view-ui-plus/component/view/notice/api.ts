import { defineApi } from '@view-site/docs'

export default defineApi({
  Notice: {
    methods: {
      open: {
        signature: '(config: NoticeConfig) => void',
        description: { 'zh-CN': '没有图标的通知', 'en-US': 'Shows a notice without an icon' },
      },
      info: {
        signature: '(config: NoticeConfig) => void',
        description: { 'zh-CN': '告知一件事', 'en-US': 'Shows information' },
      },
      success: {
        signature: '(config: NoticeConfig) => void',
        description: { 'zh-CN': '告知成功', 'en-US': 'Shows a success' },
      },
      warning: {
        signature: '(config: NoticeConfig) => void',
        description: { 'zh-CN': '提醒注意', 'en-US': 'Shows a warning' },
      },
      error: {
        signature: '(config: NoticeConfig) => void',
        description: { 'zh-CN': '告知出错', 'en-US': 'Shows an error' },
      },
      close: {
        signature: '(name: string | number) => void',
        description: {
          'zh-CN': '关闭显示时给了这个 `name` 的那一条，不调用它的 `onClose`',
          'en-US': 'Closes the notice that was shown with this `name`, without calling its `onClose`',
        },
      },
      config: {
        signature: '(defaults: NoticeDefaults) => void',
        description: { 'zh-CN': '修改整个应用的默认值', 'en-US': 'Changes the defaults for the whole app' },
      },
      destroy: {
        signature: '() => void',
        description: {
          'zh-CN': '约半秒后关闭全部通知，不调用它们的 `onClose`',
          'en-US': 'Closes all notices after about half a second, without calling their `onClose`',
        },
      },
    },
  },

  NoticeConfig: {
    props: {
      title: {
        type: 'string',
        default: "''",
        description: {
          'zh-CN': '标题，只有一行，多出的省略；按 HTML 渲染',
          'en-US': 'Title, a single line that is truncated; rendered as HTML',
        },
      },
      desc: {
        type: 'string',
        default: "''",
        description: {
          'zh-CN': '正文，按 HTML 渲染，不要放入用户输入；有 `render` 时不显示',
          'en-US': 'Text, rendered as HTML: do not include user input. Not shown with `render`',
        },
      },
      render: {
        type: '(h) => VNode',
        description: { 'zh-CN': '渲染正文，代替 `desc`', 'en-US': 'Renders the text; replaces `desc`' },
      },
      duration: {
        type: 'number',
        default: '4.5',
        description: {
          'zh-CN': '多少秒后关闭；0 为不自动关闭',
          'en-US': 'Seconds until it closes; with 0, it does not close automatically',
        },
      },
      name: {
        type: 'string | number',
        description: {
          'zh-CN': '供 `Notice.close()` 使用的名字，不能与正在显示的重复；不能是 0',
          'en-US': 'Name for `Notice.close()`; must not be the name of a visible notice, and not 0',
        },
      },
      onClose: {
        type: '() => void',
        description: {
          'zh-CN': '到时间或点叉号关闭时调用；`Notice.close()` 不调用它',
          'en-US': 'Called when the time is up or the close icon is clicked, but not by `Notice.close()`',
        },
      },
    },
  },

  NoticeDefaults: {
    props: {
      top: {
        type: 'number',
        default: '24',
        description: {
          'zh-CN': '离窗口顶部多少像素，0 无效；要在第一条通知之前设置',
          'en-US': 'Distance from the top of the window in px; 0 has no effect; has to be set before the first notice',
        },
      },
      duration: {
        type: 'number',
        default: '4.5',
        description: { 'zh-CN': '默认多少秒后关闭', 'en-US': 'Seconds until a notice closes' },
      },
    },
  },
})
