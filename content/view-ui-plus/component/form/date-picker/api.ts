import { defineApi } from '@view-site/docs'

export default defineApi({
  DatePicker: {
    props: {
      modelValue: {
        type: 'Date | string | (Date | string)[]',
        description: {
          'zh-CN': "选中的日期，用 `v-model` 绑定；可以传入字符串，选中后得到的是 `Date`，清空后是 `''`",
          'en-US': "The chosen date, bound with `v-model`; it may be given as a string, what comes out is a `Date`, and `''` once cleared",
        },
      },
      type: {
        type: "'year' | 'month' | 'date' | 'daterange' | 'datetime' | 'datetimerange'",
        default: "'date'",
        description: {
          'zh-CN': '选什么：年、月、日、日期时间，或者一个范围',
          'en-US': 'What to pick: year, month, day, day with time, or a range',
        },
      },
      format: {
        type: 'string',
        description: {
          'zh-CN': '显示和输入的格式，如 `yyyy-MM-dd HH:mm`；不写时随 `type`',
          'en-US': 'How it is shown and typed, such as `yyyy-MM-dd HH:mm`; depends on `type` by default',
        },
      },
      separator: {
        type: 'string',
        default: "' - '",
        description: { 'zh-CN': '范围的两个日期之间的文字', 'en-US': 'What stands between the two dates of a range' },
      },
      placeholder: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '占位文字', 'en-US': 'Placeholder' },
      },
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
          'en-US': 'Options of the time, with `datetime` and `datetimerange`',
        },
      },
      startDate: {
        type: 'Date',
        description: { 'zh-CN': '没有值时面板打开在哪个月', 'en-US': 'The month to open at when there is no value' },
      },
      multiple: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '可以选多个日期，用于 `type="date"`；值是 `Date` 数组',
          'en-US': 'Picks several days, with `type="date"`; the value is an array of `Date`',
        },
      },
      splitPanels: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '范围的左右两个月可以分别翻页', 'en-US': 'The two months of a range turn pages on their own' },
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
          'en-US': 'Shows clear and OK, and does not close on a choice; always so with times and `multiple`',
        },
      },
      open: {
        type: 'boolean',
        default: 'null',
        description: { 'zh-CN': '由你控制展开；设置后不会自己收起', 'en-US': 'Opens under your control; it no longer closes by itself' },
      },
      clearable: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '鼠标移上去时显示清空图标', 'en-US': 'Shows a cross to clear it while the mouse is over it' },
      },
      editable: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '可以在输入框里打字', 'en-US': 'Lets people type' },
      },
      readonly: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '只读，不会展开', 'en-US': 'Read-only, does not open' },
      },
      disabled: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '禁用；在 `Form` 中还会跟随表单的 `disabled`',
          'en-US': "Disables it; inside a `Form` it follows the form's `disabled` as well",
        },
      },
      size: {
        type: "'small' | 'large' | 'default'",
        default: "'default'",
        description: {
          'zh-CN': '尺寸，高度依次为 40、32、24 px；不写时用安装时的全局 `size`',
          'en-US': 'Size: 40, 32 or 24 px high; falls back to the global `size` given on install',
        },
      },
      placement: {
        type: "'top' | 'top-start' | 'top-end' | 'bottom' | 'bottom-start' | 'bottom-end' | 'left' | 'left-start' | 'left-end' | 'right' | 'right-start' | 'right-end'",
        default: "'bottom-start'",
        description: { 'zh-CN': '面板的位置', 'en-US': 'Where the panel opens' },
      },
      transfer: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '把面板放到 `body` 下，不被外层裁切；不写时用全局 `transfer`',
          'en-US': 'Puts the panel under `body`, so that nothing clips it; falls back to the global `transfer`',
        },
      },
      transferClassName: {
        type: 'string',
        description: { 'zh-CN': '开启 `transfer` 时给面板的类名', 'en-US': 'Class of the panel when it is transferred' },
      },
      eventsEnabled: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '页面或外层滚动时，面板跟着移动',
          'en-US': 'Moves the panel along when the page or something around it scrolls',
        },
      },
      capture: {
        type: 'boolean',
        default: 'true',
        description: {
          'zh-CN': '在捕获阶段判断“点击了外面”；不写时用全局 `capture`',
          'en-US': 'Notices clicks outside in the capture phase; falls back to the global `capture`',
        },
      },
      name: {
        type: 'string',
        description: { 'zh-CN': '输入框的 `name`，用于原生表单提交', 'en-US': '`name` of the input, for native form submission' },
      },
      elementId: {
        type: 'string',
        description: { 'zh-CN': '输入框的 `id`，供 `<label for>` 使用', 'en-US': '`id` of the input, for a `<label for>`' },
      },
      steps: {
        type: 'number[]',
        default: '[]',
        description: {
          'zh-CN': '属于 `TimePicker`，这里没有作用；时间的步长写在 `time-picker-options` 里',
          'en-US': 'Belongs to `TimePicker` and does nothing here; steps of the time go into `time-picker-options`',
        },
      },
    },
    events: {
      'on-change': {
        params: '(value: string | string[], type: string)',
        description: {
          'zh-CN': '选中、输入或清空后触发，值是按 `format` 写成的字符串',
          'en-US': 'Fires when a date is picked, typed or cleared, with text in the `format`',
        },
      },
      'on-open-change': {
        params: '(open: boolean)',
        description: { 'zh-CN': '展开或收起时触发', 'en-US': 'Fires when the panel opens or closes' },
      },
      'on-ok': {
        params: '()',
        description: { 'zh-CN': '点击确定时触发', 'en-US': 'Fires on OK' },
      },
      'on-clear': {
        params: '()',
        description: { 'zh-CN': '清空时触发', 'en-US': 'Fires when it is cleared' },
      },
      'on-clickoutside': {
        params: '(event: MouseEvent)',
        description: { 'zh-CN': '展开时点击外面触发', 'en-US': 'Fires on a click outside while the panel is open' },
      },
    },
    slots: {
      default: {
        description: {
          'zh-CN': '替换输入框，要自己用 `open` 控制展开',
          'en-US': 'Takes the place of the input; open it yourself with `open`',
        },
      },
    },
  },

  DatePickerOptions: {
    props: {
      disabledDate: {
        type: '(date: Date) => boolean',
        description: {
          'zh-CN': '返回 `true` 的日期不可选；参数是当天零点',
          'en-US': 'Days for which it returns `true` cannot be picked; it receives their midnight',
        },
      },
      shortcuts: {
        type: 'DatePickerShortcut[]',
        description: { 'zh-CN': '面板左侧的快捷选项', 'en-US': 'Shortcuts at the left of the panel' },
      },
    },
  },

  DatePickerShortcut: {
    props: {
      text: {
        type: 'string',
        description: { 'zh-CN': '文字', 'en-US': 'Its text' },
      },
      value: {
        type: '() => Date | [Date, Date]',
        description: { 'zh-CN': '返回要选中的日期；范围返回两个', 'en-US': 'Returns the date to pick, or two for a range' },
      },
      onClick: {
        type: '(picker: object) => void',
        description: { 'zh-CN': '点击时调用，在选中之后', 'en-US': 'Called on a click, after the date was picked' },
      },
    },
  },

  TimePickerOptions: {
    props: {
      steps: {
        type: 'number[]',
        description: { 'zh-CN': '时、分、秒的步长，如 `[1, 15]`', 'en-US': 'Steps of hours, minutes and seconds, such as `[1, 15]`' },
      },
      disabledHours: {
        type: 'number[]',
        description: { 'zh-CN': '不可选的小时', 'en-US': 'Hours that cannot be picked' },
      },
      disabledMinutes: {
        type: 'number[]',
        description: { 'zh-CN': '不可选的分钟', 'en-US': 'Minutes that cannot be picked' },
      },
      disabledSeconds: {
        type: 'number[]',
        description: { 'zh-CN': '不可选的秒', 'en-US': 'Seconds that cannot be picked' },
      },
      hideDisabledOptions: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '不可选的时间不显示', 'en-US': 'Leaves out what cannot be picked' },
      },
    },
  },
})
