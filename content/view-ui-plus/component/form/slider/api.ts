import { defineApi } from '@view-site/docs'
import { form } from '#shared/form'

export default defineApi({
  Slider: {
    props: {
      modelValue: {
        type: 'number | [number, number]',
        default: '0',
        description: {
          'zh-CN': '当前的值，用 `v-model` 绑定；`range` 时是两个数',
          'en-US': 'Current value, bound with `v-model`; two numbers with `range`',
        },
      },
      min: { type: 'number', default: '0', description: { 'zh-CN': '最小值', 'en-US': 'Smallest value' } },
      max: { type: 'number', default: '100', description: { 'zh-CN': '最大值', 'en-US': 'Largest value' } },
      step: { type: 'number', default: '1', description: { 'zh-CN': '步长，值是它的倍数', 'en-US': 'Step; values are multiples of it' } },
      range: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '选一个区间，有两个手柄', 'en-US': 'Selects a range with two handles' },
      },
      showStops: { type: 'boolean', default: 'false', description: { 'zh-CN': '每一步画一个点', 'en-US': 'Draws a dot at every step' } },
      marks: {
        type: 'Record<number, string | { label: string, style: object }>',
        description: { 'zh-CN': '刻度文字，键是位置', 'en-US': 'Labels by position' },
      },
      tipFormat: {
        type: '(value: number) => string | number | null',
        default: '(value) => value',
        description: { 'zh-CN': '返回提示的内容；返回 `null` 则不显示', 'en-US': 'Returns the text of the tooltip; `null` hides it' },
      },
      showTip: {
        type: "'hover' | 'always' | 'never'",
        default: "'hover'",
        description: { 'zh-CN': '什么时候显示提示', 'en-US': 'When the tooltip is shown' },
      },
      showInput: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '显示数字输入框，不用于 `range`', 'en-US': 'Adds a number field; not with `range`' },
      },
      inputSize: {
        type: "'small' | 'large' | 'default'",
        default: "'default'",
        description: { 'zh-CN': '数字输入框的尺寸', 'en-US': 'Size of the number field' },
      },
      activeChange: {
        type: 'boolean',
        default: 'true',
        description: {
          'zh-CN': '数字输入框打字时立即更新，同 `InputNumber`',
          'en-US': 'Whether the number field updates while users type, as in `InputNumber`',
        },
      },
      disabled: form.props.disabled,
      name: {
        type: 'string',
        description: {
          'zh-CN': '隐藏输入框的 `name`，用于原生表单提交；区间用逗号连接',
          'en-US': '`name` of a hidden input, for native form submission; the values of a range are joined with a comma',
        },
      },
    },
    events: {
      'on-change': {
        params: '(value: number | [number, number])',
        description: {
          'zh-CN': '松手后触发；键盘、点轨道和输入框则立即触发',
          'en-US': 'Fires when the handle is released, and immediately for keys, clicks on the track, and the field',
        },
      },
      'on-input': {
        params: '(value: number | [number, number])',
        description: {
          'zh-CN': '值变化时触发，拖动时不断触发；从外面改值也会触发',
          'en-US': 'Fires whenever the value changes, including while users drag and when it is changed in code',
        },
      },
    },
  },
})
