import type { ApiExport } from '@view-site/docs'

/** API of components that float next to a trigger, from the library's `base/popper.js`. */
export const popper = {
  props: {
    transfer: {
      type: 'boolean',
      default: 'false',
      description: {
        'zh-CN': '放到 `body` 下，不被外层裁切；不写时用全局 `transfer`',
        'en-US': 'Puts it under `body`, so that nothing clips it; falls back to the global `transfer`',
      },
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
    reference: {
      type: 'HTMLElement',
      description: {
        'zh-CN': '按这个元素定位，默认是触发它的元素；打开过一次之后再改无效',
        'en-US': 'Places it next to this element, by default the one that opens it. Changing it after it was open has no effect',
      },
    },
    popper: {
      type: 'HTMLElement',
      description: {
        'zh-CN': '移动这个元素，默认是组件自己的浮层',
        'en-US': 'Moves this element, by default the layer of the component',
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
    created: {
      params: '(instance: ComponentPublicInstance)',
      description: {
        'zh-CN': '创建 popper.js 的实例之后触发，`instance` 是这个组件',
        'en-US': 'Fires once popper.js is set up; `instance` is the component',
      },
    },
  },
  methods: {
    updatePopper: {
      signature: '() => void',
      description: { 'zh-CN': '重新计算位置', 'en-US': 'Works out its place again' },
    },
  },
} satisfies ApiExport
