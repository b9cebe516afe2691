import type { ApiExport } from '@view-site/docs'

/** One choice of the list. */
export const Option = {
  props: {
    value: {
      type: 'string | number',
      required: true,
      description: { 'zh-CN': '选项的值，用 `===` 与 `v-model` 比较', 'en-US': 'Value of the option, compared with `v-model` by `===`' },
    },
    label: {
      type: 'string | number',
      description: {
        'zh-CN': '选中后显示、搜索时匹配的文字；默认取插槽里的文字',
        'en-US': 'Text shown when selected and matched when searching; the text of the slot by default',
      },
    },
    disabled: {
      type: 'boolean',
      default: 'false',
      description: {
        'zh-CN': '不可选；多选时已选中的禁用项不能删除',
        'en-US': 'Cannot be selected; a disabled option that is already selected cannot be removed',
      },
    },
    tag: {
      type: 'string | number',
      description: {
        'zh-CN': '多选时标签里的文字，默认与 `label` 相同，也会出现在 `on-select` 中；只对用鼠标选中的项有效，初始值和用键盘选中的项没有它',
        'en-US':
          'Text of the tag with `multiple`; equals `label` by default, and is also passed to `on-select`. Only for options selected with the mouse: initial values and options selected with the keyboard do not have it',
      },
    },
  },
  slots: {
    default: {
      description: { 'zh-CN': '选项在列表里的内容', 'en-US': 'Content of the option in the list' },
    },
  },
} satisfies ApiExport
