import { defineApi } from '@view-site/docs'
import { choice } from '#shared/choice'
import { form } from '#shared/form'
import { size } from '#shared/size'

export default defineApi({
  Radio: {
    props: {
      label: {
        type: 'string | number',
        description: {
          'zh-CN': '在 `RadioGroup` 里时这一项的值；没有插槽时也是显示的文字',
          'en-US': 'Its value inside a `RadioGroup`; also its text when there is no slot',
        },
      },
      modelValue: choice.props.modelValue,
      trueValue: {
        type: 'string | number | boolean',
        default: 'true',
        description: { 'zh-CN': '单独使用时，选中的值', 'en-US': 'When used alone, the value that means chosen' },
      },
      falseValue: {
        type: 'string | number | boolean',
        default: 'false',
        description: { 'zh-CN': '单独使用时，没有选中的值', 'en-US': 'When used alone, the value that means not chosen' },
      },
      disabled: form.props.disabled,
      border: choice.props.border,
      size,
      name: {
        type: 'string',
        description: {
          'zh-CN': '原生的 `name`；在 `RadioGroup` 里时用它的',
          'en-US': 'The native `name`; inside a `RadioGroup` that of the group is used',
        },
      },
    },
    events: {
      'on-change': {
        params: '(value: string | number | boolean)',
        description: { 'zh-CN': '单独使用时，用户选中后触发', 'en-US': 'When used alone, fires once people choose it' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '显示的内容，默认是 `label`', 'en-US': 'What people read, `label` by default' } },
    },
  },

  RadioGroup: {
    props: {
      modelValue: {
        type: 'string | number',
        default: "''",
        description: { 'zh-CN': '选中的 `label`，用 `v-model` 绑定', 'en-US': 'The chosen `label`, bound with `v-model`' },
      },
      type: { type: "'button'", description: { 'zh-CN': '显示成连在一起的按钮', 'en-US': 'Shows the options as joined buttons' } },
      buttonStyle: {
        type: "'default' | 'solid'",
        default: "'default'",
        description: { 'zh-CN': '按钮选中时只描边，还是填满颜色', 'en-US': 'Whether the chosen button is outlined or filled' },
      },
      size: {
        type: "'large' | 'default' | 'small'",
        default: "'default'",
        description: {
          'zh-CN': '尺寸；按钮样式高度依次为 40、32、24 px；不写时用安装时的全局 `size`',
          'en-US': 'Size; as buttons 40, 32 or 24 px high; falls back to the global `size` given on install',
        },
      },
      vertical: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '竖着排，每项高 30 px；对按钮样式无效',
          'en-US': 'Puts options below each other, 30 px each; not for buttons',
        },
      },
      name: {
        type: 'string',
        description: { 'zh-CN': '各项共用的原生 `name`，默认自动生成', 'en-US': 'The native `name` of all options, made up by default' },
      },
    },
    events: {
      'on-change': {
        params: '(value: string | number)',
        description: { 'zh-CN': '用户换了选项时触发', 'en-US': 'Fires when people choose another option' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '若干个 `Radio`', 'en-US': 'The `Radio`s' } },
    },
  },
})
