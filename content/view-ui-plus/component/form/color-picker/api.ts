import { defineApi } from '@view-site/docs'
import { capture } from '#shared/capture'
import { form } from '#shared/form'
import { hiddenInput } from '#shared/hiddenInput'
import { picker } from '#shared/picker'
import { placements } from '#shared/placements'
import { boxSize } from '#shared/size'

export default defineApi({
  ColorPicker: {
    props: {
      modelValue: {
        type: 'string',
        description: {
          'zh-CN': "颜色，用 `v-model` 绑定；没有选是 `''`",
          'en-US': "The color, bound with `v-model`; `''` for none",
        },
      },
      format: {
        type: "'hsl' | 'hsv' | 'hex' | 'rgb'",
        description: {
          'zh-CN': '值的写法；不写时，有 `alpha` 是 `rgba(…)`，没有是十六进制',
          'en-US': 'Notation of the value; by default `rgba(…)` with `alpha`, and hexadecimal otherwise',
        },
      },
      alpha: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '可以调透明度', 'en-US': 'Whether users can change the opacity' },
      },
      hue: { type: 'boolean', default: 'true', description: { 'zh-CN': '可以换色相', 'en-US': 'Whether users can change the hue' } },
      recommend: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '列出自带的 24 种颜色；有 `colors` 时不用', 'en-US': 'Lists 24 built-in colors; no effect with `colors`' },
      },
      colors: {
        type: 'string[]',
        default: '[]',
        description: { 'zh-CN': '列出的颜色，一行 12 种', 'en-US': 'Colors to list, twelve per row' },
      },
      editable: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '可以输入颜色值', 'en-US': 'Whether users can type the color' },
      },
      disabled: form.props.disabled,
      size: boxSize,
      placement: {
        type: placements,
        default: "'bottom'",
        description: { 'zh-CN': '面板的位置', 'en-US': 'Placement of the panel' },
      },
      transfer: picker.props.transfer,
      transferClassName: {
        type: 'string',
        description: { 'zh-CN': '面板的类名，没有 `transfer` 时也会加上', 'en-US': 'Class of the panel, also applied without `transfer`' },
      },
      eventsEnabled: picker.props.eventsEnabled,
      capture,
      hideDropDown: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '只给面板加一个没有样式的类名', 'en-US': 'Only adds a class without styles to the panel' },
      },
      name: hiddenInput.props.name,
    },
    events: {
      'on-change': {
        params: '(color: string)',
        description: { 'zh-CN': '点“确定”或“清空”时触发', 'en-US': 'Fires on OK and on Clear' },
      },
      'on-active-change': {
        params: '(color: string)',
        description: {
          'zh-CN': '面板里的颜色变化时触发，还没有确定',
          'en-US': 'Fires when the color in the panel changes, before OK is clicked',
        },
      },
      'on-pick-success': { params: '()', description: { 'zh-CN': '点“确定”时触发', 'en-US': 'Fires on OK' } },
      'on-pick-clear': { params: '()', description: { 'zh-CN': '点“清空”时触发', 'en-US': 'Fires on Clear' } },
      'on-open-change': picker.events['on-open-change'],
    },
  },
})
