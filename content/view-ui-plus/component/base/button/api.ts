import { defineApi } from '@view-site/docs'
import { link } from '#shared/link'
import { boxSize } from '#shared/size'

export default defineApi({
  Button: {
    props: {
      type: {
        type: "'default' | 'primary' | 'dashed' | 'text' | 'info' | 'success' | 'warning' | 'error'",
        default: "'default'",
        description: { 'zh-CN': '按钮类型，决定颜色与边框', 'en-US': 'Type of button: sets its colors and border' },
      },
      size: boxSize,
      shape: {
        type: "'circle' | 'circle-outline'",
        description: {
          'zh-CN': '形状；`circle` 只有图标时为正圆，有文字时为胶囊形；`circle-outline` 的外观与它相同',
          'en-US': 'Shape; `circle` is a circle with only an icon and a pill with text; `circle-outline` looks the same',
        },
      },
      loading: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '加载中：显示旋转图标，不响应鼠标；键盘仍会触发 `click`',
          'en-US': 'Shows a spinner and ignores the mouse; the keyboard still fires `click`',
        },
      },
      disabled: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '禁用；在 `Form` 中还会跟随表单的 `disabled`',
          'en-US': "Disables the button; inside a `Form`, it also follows the form's `disabled`",
        },
      },
      ghost: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '背景透明，用在有颜色的底上', 'en-US': 'Transparent background, for colored surfaces' },
      },
      long: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '宽度撑满父元素', 'en-US': 'Takes the full width of its parent' },
      },
      icon: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '文字前的图标名，如 `md-add`', 'en-US': 'Name of the icon before the text, such as `md-add`' },
      },
      customIcon: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '自定义图标的类名', 'en-US': 'Class names of a custom icon' },
      },
      htmlType: {
        type: "'button' | 'submit' | 'reset'",
        default: "'button'",
        description: {
          'zh-CN': '原生按钮的 `type`；设置 `to` 之后无效',
          'en-US': '`type` of the native button; has no effect together with `to`',
        },
      },
      to: {
        type: 'string | RouteLocationRaw',
        description: {
          'zh-CN': '点击后前往的地址或路由对象；设置后渲染为 `<a>`',
          'en-US': 'Address or route to navigate to; renders the button as an `<a>`',
        },
      },
      replace: link.props.replace,
      target: link.props.target,
      append: link.props.append,
    },
    events: {
      click: {
        params: '(event: MouseEvent)',
        description: { 'zh-CN': '点击时触发，早于 `to` 的跳转', 'en-US': 'Fires on click, before `to` navigates' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '按钮文字', 'en-US': 'Text of the button' } },
    },
  },

  ButtonGroup: {
    props: {
      size: {
        type: "'large' | 'default' | 'small'",
        default: "'default'",
        description: {
          'zh-CN': '组内按钮的尺寸；不写时用安装时的全局 `size`',
          'en-US': 'Size of the buttons inside; falls back to the global `size` given on install',
        },
      },
      shape: {
        type: "'circle' | 'circle-outline'",
        description: {
          'zh-CN': '两端的形状，`circle` 为半圆；`circle-outline` 没有对应的外观',
          'en-US': 'Shape of the two ends: round with `circle`; `circle-outline` has no styles',
        },
      },
      vertical: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '竖直排列', 'en-US': 'Stacks the buttons in a column' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '若干个 `Button`', 'en-US': 'The `Button`s of the group' } },
    },
  },
})
