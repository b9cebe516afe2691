import { defineApi } from '@view-site/docs'

export default defineApi({
  Tooltip: {
    props: {
      content: {
        type: 'string | number',
        default: "''",
        description: { 'zh-CN': '提示的文字；为空时仍会显示一个空框', 'en-US': 'The text; when empty, an empty box is shown' },
      },
      placement: {
        type: "'top' | 'top-start' | 'top-end' | 'bottom' | 'bottom-start' | 'bottom-end' | 'left' | 'left-start' | 'left-end' | 'right' | 'right-start' | 'right-end'",
        default: "'bottom'",
        description: {
          'zh-CN': '位置，放不下时翻到对面；显示过一次之后再改无效',
          'en-US': 'Where it stands; the other side if there is no room. Changing it after it was shown has no effect',
        },
      },
      maxWidth: {
        type: 'string | number',
        description: {
          'zh-CN': '最大宽度，单位 px；设置后文字才会换行',
          'en-US': 'Greatest width in px; only with it the text wraps',
        },
      },
      theme: {
        type: "'dark' | 'light'",
        default: "'dark'",
        description: { 'zh-CN': '深底或白底', 'en-US': 'Dark or white' },
      },
      delay: {
        type: 'number',
        default: '100',
        description: {
          'zh-CN': '鼠标停多少毫秒后显示；消失总是等 100 毫秒',
          'en-US': 'Milliseconds until it shows; it always goes after 100',
        },
      },
      disabled: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '不显示', 'en-US': 'Keeps it from showing' },
      },
      always: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '一直显示', 'en-US': 'Shows it all the time' },
      },
      controlled: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '鼠标移开后不消失，由 `v-model` 关闭',
          'en-US': 'Does not go when the mouse leaves; `v-model` closes it',
        },
      },
      modelValue: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '是否显示，可以用 `v-model` 绑定', 'en-US': 'Whether it shows; may be bound with `v-model`' },
      },
      transfer: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '放到 `body` 下，不被外层裁切；不写时用全局 `transfer`',
          'en-US': 'Puts it under `body`, so that nothing clips it; falls back to the global `transfer`',
        },
      },
      transferClassName: {
        type: 'string',
        description: { 'zh-CN': '提示框的类名，不开启 `transfer` 也有效', 'en-US': 'Class of the box, with or without `transfer`' },
      },
      eventsEnabled: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '页面或外层滚动时跟着移动', 'en-US': 'Moves along when the page or something around it scrolls' },
      },
      offset: {
        type: 'number | string',
        default: '0',
        description: { 'zh-CN': '沿着边偏移的像素', 'en-US': 'Shifts it along the side, in pixels' },
      },
      options: {
        type: 'object',
        default: '{"modifiers":{"computeStyle":{"gpuAcceleration":false},"preventOverflow":{"boundariesElement":"window"}}}',
        description: {
          'zh-CN': '交给 popper.js 1 的设置，替换全部默认值；里面要有 `modifiers`',
          'en-US': 'Options of popper.js 1, in place of all these; has to have `modifiers`',
        },
      },
      boundariesPadding: {
        type: 'number',
        default: '5',
        description: { 'zh-CN': '声明了但没有使用', 'en-US': 'Declared but not used' },
      },
      transition: {
        type: 'string',
        description: { 'zh-CN': '声明了但没有使用，动画总是淡入淡出', 'en-US': 'Declared but not used: it always fades' },
      },
    },
    events: {
      'on-popper-show': {
        params: '()',
        description: { 'zh-CN': '显示时触发', 'en-US': 'Fires when it shows' },
      },
      'on-popper-hide': {
        params: '()',
        description: { 'zh-CN': '消失时触发', 'en-US': 'Fires when it goes' },
      },
    },
    slots: {
      default: {
        description: { 'zh-CN': '被解释的元素', 'en-US': 'What it explains' },
      },
      content: {
        description: { 'zh-CN': '提示的内容，代替 `content`', 'en-US': 'What it says, in place of `content`' },
      },
    },
    methods: {
      updatePopper: {
        signature: '() => void',
        description: { 'zh-CN': '重新计算位置', 'en-US': 'Works out its place again' },
      },
    },
  },
})
