import { defineApi } from '@view-site/docs'
import { choice } from '#shared/choice'
import { form } from '#shared/form'
import { input } from '#shared/input'
import { size } from '#shared/size'

export default defineApi({
  Checkbox: {
    props: {
      modelValue: choice.props.modelValue,
      label: {
        type: 'string | number | boolean',
        default: 'false',
        description: {
          'zh-CN': '在 `CheckboxGroup` 里时这一项的值；没有插槽时也是显示的文字；不写就是 `false`',
          'en-US': 'Value inside a `CheckboxGroup`, and the text if there is no slot; `false` if omitted',
        },
      },
      trueValue: {
        type: 'string | number | boolean',
        default: 'true',
        description: { 'zh-CN': '单独使用时，勾选的值', 'en-US': 'Value when selected, outside a group' },
      },
      falseValue: {
        type: 'string | number | boolean',
        default: 'false',
        description: { 'zh-CN': '单独使用时，没有勾选的值', 'en-US': 'Value when cleared, outside a group' },
      },
      indeterminate: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '显示为半选，只影响外观', 'en-US': 'Shows the indeterminate state; only changes the appearance' },
      },
      disabled: form.props.disabled,
      border: choice.props.border,
      size,
      name: input.props.name,
    },
    events: {
      'on-change': {
        params: '(value: string | number | boolean)',
        description: { 'zh-CN': '单独使用时，用户勾选或取消后触发', 'en-US': 'Fires when a user selects or clears it, outside a group' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '显示的内容', 'en-US': 'Content next to the box' } },
    },
  },

  CheckboxGroup: {
    props: {
      modelValue: {
        type: '(string | number | boolean)[]',
        default: '[]',
        description: {
          'zh-CN': '勾选的 `label`，用 `v-model` 绑定；`null` 当作空数组',
          'en-US': 'Selected `label`s, bound with `v-model`; `null` counts as an empty array',
        },
      },
      size: {
        type: "'small' | 'large' | 'default'",
        default: "'default'",
        description: {
          'zh-CN': '组里各项的尺寸；不写时用安装时的全局 `size`',
          'en-US': 'Size of the checkboxes; falls back to the global `size` given on install',
        },
      },
    },
    events: {
      'on-change': {
        params: '(value: (string | number | boolean)[])',
        description: { 'zh-CN': '用户勾选或取消后触发', 'en-US': 'Fires when a user selects or clears a checkbox' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '若干个 `Checkbox`', 'en-US': 'The `Checkbox`es' } },
    },
  },
})
