import { defineApi } from '@view-site/docs'
import { input } from '#shared/input'
import { picker } from '#shared/picker'
import { timePanel } from '#shared/timePanel'

/** Of a prop of `picker.vue` that its panel of times never reads. */
const ofDatePicker = { 'zh-CN': '属于 `DatePicker`，这里没有作用', 'en-US': 'Belongs to `DatePicker`; has no effect here' }

export default defineApi({
  TimePicker: {
    props: {
      modelValue: {
        type: 'Date | string | (Date | string)[]',
        description: {
          'zh-CN': "选中的时间，用 `v-model` 绑定，是 `format` 写法的字符串；`timerange` 时是两个；清空后是 `''`",
          'en-US': "Selected time, bound with `v-model`, as a string in the `format`; two strings with `timerange`; `''` when cleared",
        },
      },
      type: {
        type: "'time' | 'timerange'",
        default: "'time'",
        description: { 'zh-CN': '选一个时间，还是一段', 'en-US': 'A single time or a range' },
      },
      format: {
        type: 'string',
        description: {
          'zh-CN': '显示、输入和值的格式，如 `HH:mm`；默认 `HH:mm:ss`',
          'en-US': 'Format for display, input, and the value, such as `HH:mm`; `HH:mm:ss` by default',
        },
      },
      separator: {
        type: 'string',
        default: "' - '",
        description: { 'zh-CN': '时间段的两个时间之间的文字', 'en-US': 'Text between the two times of a range' },
      },
      disabledHours: {
        type: 'number[]',
        default: '[]',
        description: { 'zh-CN': '列表里不可选的小时', 'en-US': 'Hours that cannot be selected from the list' },
      },
      disabledMinutes: {
        type: 'number[]',
        default: '[]',
        description: { 'zh-CN': '列表里不可选的分钟', 'en-US': 'Minutes that cannot be selected from the list' },
      },
      disabledSeconds: {
        type: 'number[]',
        default: '[]',
        description: { 'zh-CN': '列表里不可选的秒', 'en-US': 'Seconds that cannot be selected from the list' },
      },
      hideDisabledOptions: timePanel.props.hideDisabledOptions,
      placeholder: input.props.placeholder,
      options: {
        type: 'object',
        default: '{}',
        description: {
          'zh-CN': '只有 `disabledDate(time)` 有作用：返回 `true` 则拒绝手动输入的时间，读不懂时收到的不是 `Date`',
          'en-US':
            'Only `disabledDate(time)` has an effect: if it returns `true`, a typed time is rejected; text that cannot be parsed is passed as a value other than a `Date`',
        },
      },
      timePickerOptions: { type: 'object', default: '{}', description: ofDatePicker },
      startDate: { type: 'Date', description: ofDatePicker },
      multiple: { type: 'boolean', default: 'false', description: ofDatePicker },
      splitPanels: { type: 'boolean', default: 'false', description: ofDatePicker },
      showWeekNumbers: { type: 'boolean', default: 'false', description: ofDatePicker },
      confirm: { type: 'boolean', default: 'false', description: { 'zh-CN': '显示清空与确定', 'en-US': 'Shows Clear and OK buttons' } },
      ...picker.props,
      steps: {
        type: 'number[]',
        default: '[]',
        description: {
          'zh-CN': '时、分、秒的步长，如 `[1, 15]`；只在打开页面时读取',
          'en-US': 'Steps of hours, minutes, and seconds, such as `[1, 15]`; only read on creation',
        },
      },
    },
    events: {
      'on-change': {
        params: '(value: string | string[], type?: string)',
        description: {
          'zh-CN': '选中、输入或清空后触发，值是按 `format` 写成的字符串',
          'en-US': 'Fires when a time is selected, typed, or cleared, with the text in the `format`',
        },
      },
      ...picker.events,
    },
    slots: picker.slots,
  },
})
