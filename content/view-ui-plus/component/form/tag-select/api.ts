import { defineApi } from '@view-site/docs'

export default defineApi({
  TagSelect: {
    props: {
      modelValue: {
        type: '(string | number)[]',
        default: '[]',
        description: {
          'zh-CN': '选中的 `name`，按选项的次序，用 `v-model` 绑定',
          'en-US': 'Selected `name`s in the order of the options, bound with `v-model`',
        },
      },
      expandable: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '显示展开和收起的按钮', 'en-US': 'Shows an expand and collapse button' },
      },
      hideCheckAll: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '不显示“全部”', 'en-US': 'Hides the “select all” tag, whose text is Chinese' },
      },
      locale: {
        type: '{ collapseText: string, expandText: string }',
        default: "{ collapseText: '收起', expandText: '展开' }",
        description: { 'zh-CN': '展开按钮的两种文字', 'en-US': 'The two texts of the expand button' },
      },
    },
    events: {
      'on-change': {
        params: '(checked: (string | number)[], name?: string | number)',
        description: {
          'zh-CN': '点标签时触发；点“全部”时没有 `name`',
          'en-US': 'Fires when a tag is clicked; without a `name` for the “select all” tag',
        },
      },
      'on-checked-all': {
        params: '(checked: boolean)',
        description: { 'zh-CN': '点“全部”时触发', 'en-US': 'Fires when the “select all” tag is clicked' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '若干个 `TagSelectOption`', 'en-US': 'The `TagSelectOption`s' } },
    },
  },

  TagSelectOption: {
    props: {
      name: {
        type: 'string | number',
        required: true,
        description: { 'zh-CN': '选项的值', 'en-US': 'Value of the option' },
      },
      color: {
        type: 'string',
        default: "'primary'",
        description: { 'zh-CN': '选中时的颜色，写法与 `Tag` 相同', 'en-US': 'Color when selected, with the same values as in `Tag`' },
      },
      tagProps: {
        type: 'object',
        default: '{}',
        description: {
          'zh-CN': '交给里面的 `Tag` 的属性和监听，如 `{ tabindex: 0, onKeydown }`',
          'en-US': 'Props and listeners for the internal `Tag`, such as `{ tabindex: 0, onKeydown }`',
        },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '标签的文字', 'en-US': 'Text of the tag' } },
    },
  },
})
