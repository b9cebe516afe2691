import { defineApi } from '@view-site/docs'

export default defineApi({
  TimePicker: {
    props: {
      modelValue: {
        type: 'Date | string | (Date | string)[]',
        description: {
          'zh-CN': "选中的时间，用 `v-model` 绑定，是 `format` 写法的字符串；`timerange` 时是两个；清空后是 `''`",
          'en-US': "The chosen time, bound with `v-model`, as text in the `format`; two of them with `timerange`; `''` once cleared",
        },
      },
      type: {
        type: "'time' | 'timerange'",
        default: "'time'",
        description: { 'zh-CN': '选一个时间，还是一段', 'en-US': 'One time, or a span' },
      },
      format: {
        type: 'string',
        description: {
          'zh-CN': '显示、输入和值的格式，如 `HH:mm`；默认 `HH:mm:ss`',
          'en-US': 'How it is shown, typed and stored, such as `HH:mm`; `HH:mm:ss` by default',
        },
      },
      separator: {
        type: 'string',
        default: "' - '",
        description: { 'zh-CN': '时间段的两个时间之间的文字', 'en-US': 'What stands between the two times of a span' },
      },
      disabledHours: {
        type: 'number[]',
        default: '[]',
        description: { 'zh-CN': '列表里不可选的小时', 'en-US': 'Hours that cannot be picked from the list' },
      },
      disabledMinutes: {
        type: 'number[]',
        default: '[]',
        description: { 'zh-CN': '列表里不可选的分钟', 'en-US': 'Minutes that cannot be picked from the list' },
      },
      disabledSeconds: {
        type: 'number[]',
        default: '[]',
        description: { 'zh-CN': '列表里不可选的秒', 'en-US': 'Seconds that cannot be picked from the list' },
      },
      hideDisabledOptions: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '不可选的时间不显示', 'en-US': 'Leaves out what cannot be picked' },
      },
      placeholder: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '占位文字', 'en-US': 'Placeholder' },
      },
      options: {
        type: 'object',
        default: '{}',
        description: {
          'zh-CN': '只有 `disabledDate(time)` 有作用：返回 `true` 则拒绝手动输入的时间，读不懂时收到的不是 `Date`',
          'en-US':
            'Only `disabledDate(time)` counts: if it returns `true`, a typed time is turned down; what cannot be read is passed as something else than a `Date`',
        },
      },
      timePickerOptions: {
        type: 'object',
        default: '{}',
        description: { 'zh-CN': '属于 `DatePicker`，这里没有作用', 'en-US': 'Belongs to `DatePicker` and does nothing here' },
      },
      startDate: {
        type: 'Date',
        description: { 'zh-CN': '属于 `DatePicker`，这里没有作用', 'en-US': 'Belongs to `DatePicker` and does nothing here' },
      },
      multiple: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '属于 `DatePicker`，这里没有作用', 'en-US': 'Belongs to `DatePicker` and does nothing here' },
      },
      splitPanels: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '属于 `DatePicker`，这里没有作用', 'en-US': 'Belongs to `DatePicker` and does nothing here' },
      },
      showWeekNumbers: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '属于 `DatePicker`，这里没有作用', 'en-US': 'Belongs to `DatePicker` and does nothing here' },
      },
      confirm: { type: 'boolean', default: 'false', description: { 'zh-CN': '显示清空与确定', 'en-US': 'Shows clear and OK' } },
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
          'zh-CN': '时、分、秒的步长，如 `[1, 15]`；只在打开页面时读取',
          'en-US': 'Steps of hours, minutes and seconds, such as `[1, 15]`; read once, at the start',
        },
      },
    },
    events: {
      'on-change': {
        params: '(value: string | string[], type?: string)',
        description: {
          'zh-CN': '选中、输入或清空后触发，值是按 `format` 写成的字符串',
          'en-US': 'Fires when a time is picked, typed or cleared, with text in the `format`',
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
})
