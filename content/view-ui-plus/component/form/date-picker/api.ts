import { defineApi } from '@view-site/docs'
import { input } from '#shared/input'
import { picker } from '#shared/picker'
import { timePanel } from '#shared/timePanel'

export default defineApi({
  DatePicker: {
    props: {
      modelValue: {
        type: 'Date | string | (Date | string)[]',
        description: {
          'zh-CN': "选中的日期，用 `v-model` 绑定；可以传入字符串，选中后得到的是 `Date`，清空后是 `''`",
          'en-US': "Selected date, bound with `v-model`; accepts a string, but emits a `Date`, or `''` when cleared",
        },
      },
      type: {
        type: "'year' | 'month' | 'date' | 'daterange' | 'datetime' | 'datetimerange'",
        default: "'date'",
        description: {
          'zh-CN': '选什么：年、月、日、日期时间，或者一个范围',
          'en-US': 'What to select: year, month, day, date and time, or a range',
        },
      },
      format: {
        type: 'string',
        description: {
          'zh-CN': '显示和输入的格式，如 `yyyy-MM-dd HH:mm`；不写时随 `type`',
          'en-US': 'Format for display and input, such as `yyyy-MM-dd HH:mm`; depends on `type` by default',
        },
      },
      separator: {
        type: 'string',
        default: "' - '",
        description: { 'zh-CN': '范围的两个日期之间的文字', 'en-US': 'Separator between the two dates of a range' },
      },
      placeholder: input.props.placeholder,
      options: {
        type: 'DatePickerOptions',
        default: '{}',
        description: { 'zh-CN': '不可选的日期与快捷选项', 'en-US': 'Disabled dates and shortcuts' },
      },
      timePickerOptions: {
        type: 'TimePickerOptions',
        default: '{}',
        description: {
          'zh-CN': '时间部分的选项，用于 `datetime` 和 `datetimerange`',
          'en-US': 'Time options, with `datetime` and `datetimerange`',
        },
      },
      startDate: {
        type: 'Date',
        description: { 'zh-CN': '没有值时面板打开在哪个月', 'en-US': 'Month shown when there is no value' },
      },
      multiple: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '可以选多个日期，用于 `type="date"`；值是 `Date` 数组',
          'en-US': 'Selects several days, with `type="date"`; the value is an array of `Date`s',
        },
      },
      splitPanels: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '范围的左右两个月可以分别翻页', 'en-US': 'Changes the two months of a range independently' },
      },
      showWeekNumbers: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '显示星期数', 'en-US': 'Shows week numbers' },
      },
      confirm: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '显示清空与确定，选中后不自动收起；带时间或多选时总是如此',
          'en-US': 'Shows Clear and OK buttons and stays open after a selection; always on for times and `multiple`',
        },
      },
      ...picker.props,
      steps: {
        type: 'number[]',
        default: '[]',
        description: {
          'zh-CN': '属于 `TimePicker`，这里没有作用；时间的步长写在 `time-picker-options` 里',
          'en-US': 'Belongs to `TimePicker` and has no effect here; set time steps in `time-picker-options`',
        },
      },
    },
    events: {
      'on-change': {
        params: '(value: string | string[], type: string)',
        description: {
          'zh-CN': '选中、输入或清空后触发，值是按 `format` 写成的字符串',
          'en-US': 'Fires when a date is selected, typed, or cleared, with the text in the `format`',
        },
      },
      ...picker.events,
    },
    slots: picker.slots,
  },

  DatePickerOptions: {
    props: {
      disabledDate: {
        type: '(date: Date) => boolean',
        description: {
          'zh-CN': '返回 `true` 的日期不可选；参数是当天零点',
          'en-US': 'Returns `true` for dates that cannot be selected; receives midnight of the day',
        },
      },
      shortcuts: {
        type: 'DatePickerShortcut[]',
        description: { 'zh-CN': '面板左侧的快捷选项', 'en-US': 'Shortcuts on the left of the panel' },
      },
    },
  },

  DatePickerShortcut: {
    props: {
      text: {
        type: 'string',
        description: { 'zh-CN': '文字', 'en-US': 'Text of the shortcut' },
      },
      value: {
        type: '() => Date | [Date, Date]',
        description: { 'zh-CN': '返回要选中的日期；范围返回两个', 'en-US': 'Returns the date to select, or two dates for a range' },
      },
      onClick: {
        type: '(picker: object) => void',
        description: { 'zh-CN': '点击时调用，在选中之后', 'en-US': 'Called on click, after the date is selected' },
      },
    },
  },

  TimePickerOptions: {
    props: {
      steps: {
        type: 'number[]',
        description: { 'zh-CN': '时、分、秒的步长，如 `[1, 15]`', 'en-US': 'Steps of hours, minutes, and seconds, such as `[1, 15]`' },
      },
      disabledHours: {
        type: 'number[]',
        description: { 'zh-CN': '不可选的小时', 'en-US': 'Hours that cannot be selected' },
      },
      disabledMinutes: {
        type: 'number[]',
        description: { 'zh-CN': '不可选的分钟', 'en-US': 'Minutes that cannot be selected' },
      },
      disabledSeconds: {
        type: 'number[]',
        description: { 'zh-CN': '不可选的秒', 'en-US': 'Seconds that cannot be selected' },
      },
      hideDisabledOptions: timePanel.props.hideDisabledOptions,
    },
  },
})
