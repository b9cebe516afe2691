import { defineApi } from '@view-site/docs'

export default defineApi({
  Collapse: {
    props: {
      modelValue: {
        type: 'string[] | string',
        description: {
          'zh-CN': '展开的 `name`，用 `v-model` 绑定；用户点过之后总是数组',
          'en-US': 'The `name`s of the expanded sections, bound with `v-model`; always an array after the first click',
        },
      },
      accordion: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '同时只展开一段', 'en-US': 'Only one section is expanded at a time' },
      },
      simple: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '没有底色和左右边框', 'en-US': 'No background, and no borders on the left and right' },
      },
    },
    events: {
      'on-change': {
        params: '(names: string[])',
        description: {
          'zh-CN': '用户展开或收起时触发，参数是全部展开的 `name`',
          'en-US': 'Fires when a user expands or collapses a section; passes the `name`s of all expanded sections',
        },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '若干个 `Panel`', 'en-US': '`Panel` components' } },
    },
  },

  Panel: {
    props: {
      name: {
        type: 'string',
        description: {
          'zh-CN': '这一段的名字，必须是字符串；不写时是挂载的次序，从 `1` 开始',
          'en-US': 'Name of the section, which has to be a string; by default, its position in the order of mounting, starting with `1`',
        },
      },
      hideArrow: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '不显示箭头', 'en-US': 'Hides the arrow' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '标题', 'en-US': 'The title' } },
      content: { description: { 'zh-CN': '正文', 'en-US': 'The body' } },
    },
  },
})
