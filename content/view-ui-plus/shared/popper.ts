import type { ApiExport } from '@view-site/docs'

/** API of components that float next to a trigger, from the library's `base/popper.js`. */
export const popper = {
  props: {
    transfer: {
      type: 'boolean',
      default: 'false',
      description: {
        'zh-CN': '放到 `body` 下，不被外层裁切；不写时用全局 `transfer`',
        'en-US': 'Moves it to `body`, so that no ancestor clips it; falls back to the global `transfer`',
      },
    },
    eventsEnabled: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '页面或外层滚动时跟着移动', 'en-US': 'Follows when the page or an ancestor scrolls' },
    },
    offset: {
      type: 'number | string',
      default: '0',
      description: { 'zh-CN': '沿着边偏移的像素', 'en-US': 'Offset along the side, in px' },
    },
    options: {
      type: 'object',
      default: '{"modifiers":{"computeStyle":{"gpuAcceleration":false},"preventOverflow":{"boundariesElement":"window"}}}',
      description: {
        'zh-CN': '交给 popper.js 1 的设置，替换全部默认值；里面要有 `modifiers`',
        'en-US': 'Options of popper.js 1, which replace all of these props; requires `modifiers`',
      },
    },
    reference: {
      type: 'HTMLElement',
      description: {
        'zh-CN': '按这个元素定位，默认是触发它的元素；打开过一次之后再改无效',
        'en-US': 'Element next to which it is placed; the trigger by default. Changes after it was opened have no effect',
      },
    },
    popper: {
      type: 'HTMLElement',
      description: {
        'zh-CN': '移动这个元素，默认是组件自己的浮层',
        'en-US': 'Element that is moved; the overlay of the component by default',
      },
    },
    boundariesPadding: {
      type: 'number',
      default: '5',
      description: { 'zh-CN': '声明了但没有使用', 'en-US': 'Declared but not used' },
    },
    transition: {
      type: 'string',
      description: { 'zh-CN': '声明了但没有使用，动画总是淡入淡出', 'en-US': 'Declared but not used; the animation is always a fade' },
    },
  },
  events: {
    created: {
      params: '(instance: ComponentPublicInstance)',
      description: {
        'zh-CN': '创建 popper.js 的实例之后触发，`instance` 是这个组件',
        'en-US': 'Fires when popper.js is set up; `instance` is the component',
      },
    },
  },
  methods: {
    updatePopper: {
      signature: '() => void',
      description: { 'zh-CN': '重新计算位置', 'en-US': 'Recalculates the position' },
    },
  },
} satisfies ApiExport
