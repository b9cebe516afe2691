import { defineApi } from '@view-site/docs'
import { overlay } from '#shared/overlay'

export default defineApi({
  Drawer: {
    props: {
      modelValue: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '是否打开，用 `v-model` 绑定', 'en-US': 'Whether it is open, bound with `v-model`' },
      },
      title: overlay.props.title,
      placement: {
        type: "'left' | 'right' | 'top' | 'bottom'",
        default: "'right'",
        description: { 'zh-CN': '从哪一边出来', 'en-US': 'Side from which it opens' },
      },
      width: {
        type: 'number | string',
        default: '256',
        description: {
          'zh-CN': '左右抽屉的宽度，单位 px；不大于 100 时按百分比',
          'en-US': 'Width of left and right drawers in px; values up to 100 are percentages',
        },
      },
      height: {
        type: 'number | string',
        default: '256',
        description: {
          'zh-CN': '上下抽屉的高度，单位 px；不大于 100 时按百分比',
          'en-US': 'Height of top and bottom drawers in px; values up to 100 are percentages',
        },
      },
      closable: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '显示右上角的叉号', 'en-US': 'Shows the close icon' },
      },
      maskClosable: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '点遮罩关闭', 'en-US': 'Closes the drawer on a click on the mask' },
      },
      mask: overlay.props.mask,
      maskStyle: {
        type: 'object',
        description: { 'zh-CN': '遮罩的样式', 'en-US': 'Styles of the mask' },
      },
      styles: {
        type: 'object',
        description: { 'zh-CN': '正文区域的样式', 'en-US': 'Styles of the body' },
      },
      className: {
        type: 'string',
        description: {
          'zh-CN': '外层容器的类名；`class` 属性会被忽略',
          'en-US': 'Class of the wrapper; the `class` attribute is ignored',
        },
      },
      scrollable: overlay.props.scrollable,
      lockScroll: overlay.props.lockScroll,
      inner: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '在父元素里打开；要同时写 `:transfer="false"`，父元素要有定位',
          'en-US': 'Opens inside its parent, which has to be positioned; requires `:transfer="false"`',
        },
      },
      transfer: overlay.props.transfer,
      draggable: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '可以用鼠标拖动边缘改变宽度，最窄 256 px；只用于左右抽屉',
          'en-US': 'Lets users drag the edge with the mouse, down to 256 px; only on the left and right',
        },
      },
      beforeClose: {
        type: '() => void | Promise<void>',
        description: {
          'zh-CN': '点叉号或遮罩时先调用；返回的 Promise 不 resolve 就不关闭',
          'en-US': 'Called before the close icon or the mask closes the drawer; a promise that does not resolve keeps it open',
        },
      },
      zIndex: {
        type: 'number',
        default: '1000',
        description: { 'zh-CN': '层级，打开时不会增加', 'en-US': '`z-index`, which does not increase on opening' },
      },
    },
    events: {
      'on-close': {
        params: '()',
        description: {
          'zh-CN': '点叉号或遮罩关闭时触发；改 `v-model` 不触发',
          'en-US': 'Fires when the close icon or the mask closes the drawer; not when `v-model` changes',
        },
      },
      'on-visible-change': {
        params: '(visible: boolean)',
        description: {
          'zh-CN': '打开或关闭时触发，不论原因；一开始就打开的不触发',
          'en-US': 'Fires when the drawer opens or closes for any reason, but not if it is open initially',
        },
      },
      'on-resize-width': {
        params: '(width: number)',
        description: { 'zh-CN': '拖动时不断触发', 'en-US': 'Fires continuously while users drag' },
      },
      'on-drag': {
        params: "(state: 'start' | 'dragging' | 'end', width?: number)",
        description: {
          'zh-CN': '拖动的各个阶段；`draggable` 时，页面上任何一次松开鼠标都会触发 `end`',
          'en-US': 'Phases of a drag; with `draggable`, releasing the mouse anywhere on the page fires `end`',
        },
      },
    },
    slots: {
      default: overlay.slots.default,
      header: overlay.slots.header,
      close: overlay.slots.close,
      trigger: {
        description: { 'zh-CN': '拖动的把手', 'en-US': 'Drag handle' },
      },
    },
  },
})
