import { defineApi } from '@view-site/docs'

export default defineApi({
  ColorPicker: {
    props: {
      modelValue: {
        type: 'string',
        description: {
          'zh-CN': "颜色，用 `v-model` 绑定；没有选是 `''`",
          'en-US': "The colour, bound with `v-model`; `''` for none",
        },
      },
      format: {
        type: "'hsl' | 'hsv' | 'hex' | 'rgb'",
        description: {
          'zh-CN': '值的写法；不写时，有 `alpha` 是 `rgba(…)`，没有是十六进制',
          'en-US': 'How the value is written; without it `rgba(…)` with `alpha`, and hexadecimal otherwise',
        },
      },
      alpha: { type: 'boolean', default: 'false', description: { 'zh-CN': '可以调透明度', 'en-US': 'Adds transparency' } },
      hue: { type: 'boolean', default: 'true', description: { 'zh-CN': '可以换色相', 'en-US': 'Lets people change the hue' } },
      recommend: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '列出自带的 24 种颜色；有 `colors` 时不用', 'en-US': 'Lists 24 colours of its own; not with `colors`' },
      },
      colors: {
        type: 'string[]',
        default: '[]',
        description: { 'zh-CN': '列出的颜色，一行 12 种', 'en-US': 'Colours to list, twelve to a row' },
      },
      editable: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '可以输入颜色值', 'en-US': 'Lets people type the colour' },
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
          'zh-CN': '尺寸，高度依次为 24、40、32 px；不写时用安装时的全局 `size`',
          'en-US': 'Size: 24, 40 or 32 px high; falls back to the global `size` given on install',
        },
      },
      placement: {
        type: "'top' | 'top-start' | 'top-end' | 'bottom' | 'bottom-start' | 'bottom-end' | 'left' | 'left-start' | 'left-end' | 'right' | 'right-start' | 'right-end'",
        default: "'bottom'",
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
        description: { 'zh-CN': '面板的类名，没有 `transfer` 时也会加上', 'en-US': 'Class of the panel, also without `transfer`' },
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
      hideDropDown: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '只给面板加一个没有样式的类名', 'en-US': 'Adds a class without style to the panel, and no more' },
      },
      name: {
        type: 'string',
        description: { 'zh-CN': '隐藏输入框的 `name`，用于原生表单提交', 'en-US': '`name` of a hidden input, for native form submission' },
      },
    },
    events: {
      'on-change': {
        params: '(color: string)',
        description: { 'zh-CN': '点“确定”或“清空”时触发', 'en-US': 'Fires on OK and on Clear' },
      },
      'on-active-change': {
        params: '(color: string)',
        description: { 'zh-CN': '面板里的颜色变化时触发，还没有确定', 'en-US': 'Fires as the colour in the panel changes, before any OK' },
      },
      'on-pick-success': { params: '()', description: { 'zh-CN': '点“确定”时触发', 'en-US': 'Fires on OK' } },
      'on-pick-clear': { params: '()', description: { 'zh-CN': '点“清空”时触发', 'en-US': 'Fires on Clear' } },
      'on-open-change': {
        params: '(open: boolean)',
        description: { 'zh-CN': '展开或收起时触发', 'en-US': 'Fires when the panel opens or closes' },
      },
    },
  },
})
