import { defineApi } from '@view-site/docs'
import { link } from '#shared/link'

export default defineApi({
  Auth: {
    props: {
      authority: {
        type: 'string | string[] | boolean | (() => boolean)',
        default: 'true',
        description: {
          'zh-CN': '需要的权限，数组中有一个就够；或者直接给出结果、返回结果的函数',
          'en-US': 'What is needed, any of an array; or the outcome, or a function that returns it',
        },
      },
      access: {
        type: 'string | string[]',
        description: {
          'zh-CN': '当前用户的权限；`authority` 是文字或数组时必须有',
          'en-US': 'What the user has; there has to be one if `authority` is a text or an array',
        },
      },
      prevent: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '没有权限时仍显示内容，拦下点击', 'en-US': 'Shows the content without permission too, and stops clicks' },
      },
      message: {
        type: 'string',
        default: "'您没有权限进行此操作'",
        description: {
          'zh-CN': '拦下点击时的提示，要安装整个库；不随语言包变化',
          'en-US': 'What is said when a click was stopped; needs the whole library. Chinese in every language',
        },
      },
      customTip: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '拦下点击时不提示，由 `click` 自己处理', 'en-US': 'Says nothing then, and leaves it to `click`' },
      },
      display: {
        type: 'string',
        description: { 'zh-CN': '外层的 CSS `display`', 'en-US': 'CSS `display` of the element around' },
      },
      to: {
        type: 'string | RouteLocationRaw',
        description: {
          'zh-CN': '创建时没有权限就前往的地址或路由对象，这时不渲染内容',
          'en-US': 'Address or route to go to when permission is missing on creation; nothing is rendered then',
        },
      },
      replace: link.props.replace,
      target: {
        type: "'_self' | '_blank' | '_parent' | '_top'",
        default: "'_self'",
        description: { 'zh-CN': '声明了但没有使用', 'en-US': 'Declared but not used' },
      },
      append: link.props.append,
    },
    events: {
      click: {
        params: '(event: MouseEvent)',
        description: { 'zh-CN': '拦下点击时触发', 'en-US': 'Fires when a click was stopped' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '有权限时的内容', 'en-US': 'Content with permission' } },
      noMatch: {
        description: {
          'zh-CN': '没有权限时的内容；没有 `prevent` 和 `to` 时必须有',
          'en-US': 'Content without permission; there has to be one without `prevent` and `to`',
        },
      },
    },
  },
})
