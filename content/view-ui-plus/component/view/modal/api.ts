import { defineApi } from '@view-site/docs'
import { confirm } from '#shared/confirm'
import { overlay } from '#shared/overlay'

export default defineApi({
  Modal: {
    props: {
      modelValue: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '是否打开，用 `v-model` 绑定；关闭时总会变为 `false`',
          'en-US': 'Whether it is open, bound with `v-model`; closing always sets it to `false`',
        },
      },
      title: overlay.props.title,
      width: {
        type: 'number | string',
        default: '520',
        description: { 'zh-CN': '宽度，单位 px；不大于 100 时按百分比', 'en-US': 'Width in px; values up to 100 are percentages' },
      },
      okText: {
        type: 'string',
        description: { 'zh-CN': '确定按钮的文字，默认随语言包', 'en-US': 'Text of the OK button; from the language pack by default' },
      },
      cancelText: {
        type: 'string',
        description: { 'zh-CN': '取消按钮的文字，默认随语言包', 'en-US': 'Text of the cancel button; from the language pack by default' },
      },
      loading: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '点确定后不关闭，按钮显示加载；改回 `false` 只停止加载，不会关闭',
          'en-US':
            'OK shows a spinner and does not close the modal; setting this to `false` stops the spinner and does not close the modal either',
        },
      },
      beforeClose: {
        type: '() => void | Promise<void>',
        description: {
          'zh-CN': '取消、点遮罩、按 `Esc` 前调用；返回的 Promise 不 resolve 就不关闭；确定不经过它',
          'en-US':
            'Called before cancel, the mask, or `Esc` closes the modal; a promise that does not resolve keeps it open. Not called for OK',
        },
      },
      footerHide: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '不显示页脚', 'en-US': 'Hides the footer' },
      },
      closable: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '显示右上角的叉号，并允许按 `Esc` 关闭', 'en-US': 'Shows the close icon, and lets `Esc` close the modal' },
      },
      maskClosable: {
        type: 'boolean',
        default: 'true',
        description: {
          'zh-CN': '点遮罩关闭；不写时用全局设置',
          'en-US': 'Closes the modal on a click on the mask; falls back to the global setting',
        },
      },
      mask: overlay.props.mask,
      scrollable: overlay.props.scrollable,
      lockScroll: overlay.props.lockScroll,
      fullscreen: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '占满窗口', 'en-US': 'Fills the window' },
      },
      draggable: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '可以拖动页头；全屏时无效', 'en-US': 'Lets users drag the modal by its header; not with `fullscreen`' },
      },
      sticky: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '拖到窗口边缘附近时吸附', 'en-US': 'Snaps to the edges of the window while users drag' },
      },
      stickyDistance: {
        type: 'number',
        default: '10',
        description: { 'zh-CN': '吸附的距离，单位 px', 'en-US': 'Snap distance in px' },
      },
      resetDragPosition: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '再次打开时回到原来的位置', 'en-US': 'Resets the position when it opens again' },
      },
      styles: {
        type: 'object',
        default: '{}',
        description: { 'zh-CN': "对话框的样式，常用 `{ top: '20px' }`", 'en-US': "Styles of the dialog box, such as `{ top: '20px' }`" },
      },
      className: {
        type: 'string',
        description: { 'zh-CN': '外层容器的类名', 'en-US': 'Class of the wrapper' },
      },
      zIndex: {
        type: 'number',
        default: '1000',
        description: { 'zh-CN': '层级的起点，每打开一个再加一', 'en-US': 'Base `z-index`; increases by one for each modal that opens' },
      },
      transitionNames: {
        type: '[string, string]',
        default: '["ease","fade"]',
        description: { 'zh-CN': '对话框与遮罩的动画名', 'en-US': 'Transition names of the dialog box and the mask' },
      },
      transfer: overlay.props.transfer,
      render: {
        type: '() => VNode',
        description: {
          'zh-CN': '声明了但没有使用；`Modal.confirm` 等方法的 `render` 才有效',
          'en-US': 'Declared but not used; only the `render` of `Modal.confirm` and the other methods works',
        },
      },
    },
    events: {
      'on-ok': {
        params: '()',
        description: {
          'zh-CN': '点击确定时触发；没有 `loading` 时已经关闭',
          'en-US': 'Fires on OK; without `loading`, the modal is already closed',
        },
      },
      'on-cancel': {
        params: '()',
        description: {
          'zh-CN': '点取消、叉号、遮罩或按 `Esc` 关闭时触发；改 `v-model` 不触发',
          'en-US': 'Fires when cancel, the close icon, the mask, or `Esc` closes the modal; not when `v-model` changes',
        },
      },
      'on-visible-change': {
        params: '(visible: boolean)',
        description: { 'zh-CN': '打开或关闭时触发，不论原因', 'en-US': 'Fires when it opens or closes, for any reason' },
      },
      'on-hidden': {
        params: '()',
        description: { 'zh-CN': '关闭动画结束后触发', 'en-US': 'Fires after the closing animation' },
      },
    },
    slots: {
      default: overlay.slots.default,
      header: overlay.slots.header,
      footer: {
        description: { 'zh-CN': '页脚，替换两个按钮', 'en-US': 'Footer; replaces the two buttons' },
      },
      close: overlay.slots.close,
    },
    methods: {
      info: {
        signature: '(config: ModalConfig) => void',
        description: { 'zh-CN': '提示信息，只有确定按钮', 'en-US': 'Shows information with only an OK button' },
      },
      success: {
        signature: '(config: ModalConfig) => void',
        description: { 'zh-CN': '提示成功，只有确定按钮', 'en-US': 'Shows a success with only an OK button' },
      },
      warning: {
        signature: '(config: ModalConfig) => void',
        description: { 'zh-CN': '提醒注意，只有确定按钮', 'en-US': 'Shows a warning with only an OK button' },
      },
      error: {
        signature: '(config: ModalConfig) => void',
        description: { 'zh-CN': '提示错误，只有确定按钮', 'en-US': 'Shows an error with only an OK button' },
      },
      confirm: {
        signature: '(config: ModalConfig) => void',
        description: { 'zh-CN': '请用户确认，有取消和确定', 'en-US': 'Asks for confirmation, with cancel and OK buttons' },
      },
      remove: {
        signature: '() => void',
        description: {
          'zh-CN': '关闭用方法打开的对话框，`loading` 时必须调用',
          'en-US': 'Closes a modal opened by these methods; required with `loading`',
        },
      },
    },
  },

  ModalConfig: {
    props: {
      title: {
        type: 'string',
        description: {
          'zh-CN': '标题，按 HTML 渲染；不写则没有图标和标题',
          'en-US': 'Title, rendered as HTML; without it, there is no icon either',
        },
      },
      content: {
        type: 'string',
        description: { 'zh-CN': '正文，按 HTML 渲染，不要放入用户输入', 'en-US': 'Body, rendered as HTML: do not include user input' },
      },
      render: {
        type: '(h) => VNode',
        description: { 'zh-CN': '渲染正文，代替 `content`', 'en-US': 'Renders the body; replaces `content`' },
      },
      width: {
        type: 'number | string',
        default: '416',
        description: { 'zh-CN': '宽度，单位 px；不大于 100 时按百分比', 'en-US': 'Width in px; values up to 100 are percentages' },
      },
      okText: confirm.props.okText,
      cancelText: confirm.props.cancelText,
      loading: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '点确定后显示加载，由你调用 `Modal.remove()` 关闭',
          'en-US': 'OK shows a spinner, and you close the modal with `Modal.remove()`',
        },
      },
      closable: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '显示叉号，并允许按 `Esc` 关闭', 'en-US': 'Shows the close icon, and lets `Esc` close the modal' },
      },
      scrollable: overlay.props.scrollable,
      lockScroll: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '打开时去掉 `body` 的滚动条', 'en-US': 'Hides the scrollbar of `body` while it is open' },
      },
      onOk: {
        type: '() => void',
        description: { 'zh-CN': '点击确定时调用', 'en-US': 'Called when OK is clicked' },
      },
      onCancel: {
        type: '() => void',
        description: { 'zh-CN': '点击取消、叉号或按 `Esc` 时调用', 'en-US': 'Called for cancel, the close icon, and `Esc`' },
      },
    },
  },
})
