import { defineApi } from '@view-site/docs'
import { form } from '#shared/form'
import { input } from '#shared/input'

export default defineApi({
  InputNumber: {
    props: {
      modelValue: {
        type: 'number',
        default: '1',
        description: {
          'zh-CN': '当前的数，用 `v-model` 绑定；清空后是 `null`',
          'en-US': 'Current number, bound with `v-model`; `null` when cleared',
        },
      },
      min: { type: 'number', default: '-Infinity', description: { 'zh-CN': '最小值', 'en-US': 'Smallest number' } },
      max: { type: 'number', default: 'Infinity', description: { 'zh-CN': '最大值', 'en-US': 'Largest number' } },
      step: {
        type: 'number',
        default: '1',
        description: { 'zh-CN': '一次增减多少，可以是小数', 'en-US': 'Change per step; can be a fraction' },
      },
      precision: {
        type: 'number',
        description: {
          'zh-CN': '小数位数，四舍五入；显示时补零',
          'en-US': 'Number of decimals to round to; padded with zeros in the display',
        },
      },
      activeChange: {
        type: 'boolean',
        default: 'true',
        description: {
          'zh-CN': '打字时立即更新；为 `false` 时，离开输入框或按回车才更新',
          'en-US': 'Updates the value while users type; if `false`, on blur and on Enter',
        },
      },
      formatter: {
        type: '(value: number | string) => string',
        description: {
          'zh-CN': '返回要显示的文字；设置了 `precision` 时收到补零后的字符串',
          'en-US': 'Returns the displayed text; with `precision`, it receives the text padded with zeros',
        },
      },
      parser: {
        type: '(text: string) => string',
        description: {
          'zh-CN': '把显示的文字变回数字的写法，返回字符串',
          'en-US': 'Converts the displayed text back to a numeric string',
        },
      },
      controlsOutside: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '把增减按钮放到两侧', 'en-US': 'Puts the buttons on both sides' },
      },
      editable: { type: 'boolean', default: 'true', description: { 'zh-CN': '可以打字', 'en-US': 'Whether users can type' } },
      readonly: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '只读，不能打字也不能增减', 'en-US': 'Read-only: no typing and no steps' },
      },
      disabled: form.props.disabled,
      size: {
        type: "'small' | 'large' | 'default'",
        default: "'default'",
        description: {
          'zh-CN': '尺寸，高度依次为 24、40、32 px；不写时用安装时的全局 `size`',
          'en-US': 'Size: 24, 40, or 32 px high; falls back to the global `size` given on install',
        },
      },
      placeholder: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '占位文字，值为 `null` 时显示', 'en-US': 'Placeholder, shown while the value is `null`' },
      },
      autofocus: input.props.autofocus,
      name: {
        type: 'string',
        description: { 'zh-CN': '原生的 `name`，提交的是显示的文字', 'en-US': 'Native `name`; the displayed text is submitted' },
      },
      elementId: input.props.elementId,
    },
    events: {
      'on-change': {
        params: '(value: number | null)',
        description: { 'zh-CN': '用户增减或输入后触发', 'en-US': 'Fires when users step or type' },
      },
      'on-focus': input.events['on-focus'],
      'on-blur': { params: '()', description: { 'zh-CN': '失去焦点时触发', 'en-US': 'Fires on blur' } },
    },
  },
})
