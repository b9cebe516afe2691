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
          'en-US': 'Required permissions, any entry of an array; or the result, or a function that returns it',
        },
      },
      access: {
        type: 'string | string[]',
        description: {
          'zh-CN': '当前用户的权限；`authority` 是文字或数组时必须有',
          'en-US': 'Permissions of the user; required if `authority` is a string or an array',
        },
      },
      prevent: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '没有权限时仍显示内容，拦下点击', 'en-US': 'Also shows the content without permission, and blocks clicks' },
      },
      message: {
        type: 'string',
        default: "'您没有权限进行此操作'",
        description: {
          'zh-CN': '拦下点击时的提示，要安装整个库；不随语言包变化',
          'en-US': 'Message when a click is blocked; requires the whole library. Chinese in every language',
        },
      },
      customTip: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '拦下点击时不提示，由 `click` 自己处理',
          'en-US': 'Shows no message when a click is blocked; handle `click` instead',
        },
      },
      display: {
        type: 'string',
        description: { 'zh-CN': '外层的 CSS `display`', 'en-US': 'CSS `display` of the wrapper' },
      },
      to: {
        type: 'string | RouteLocationRaw',
        description: {
          'zh-CN': '创建时没有权限就前往的地址或路由对象，这时不渲染内容',
          'en-US': 'Address or route to navigate to if the permission is missing on creation; the content is not rendered',
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
        description: { 'zh-CN': '拦下点击时触发', 'en-US': 'Fires when a click is blocked' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '有权限时的内容', 'en-US': 'Content with permission' } },
      noMatch: {
        description: {
          'zh-CN': '没有权限时的内容；没有 `prevent` 和 `to` 时必须有',
          'en-US': 'Content without permission; required without `prevent` and `to`',
        },
      },
    },
  },
})
