import { defineApi } from '@view-site/docs'

export default defineApi({
  Carousel: {
    props: {
      modelValue: {
        type: 'number',
        default: '0',
        description: {
          'zh-CN': '当前是第几张，从 0 开始，用 `v-model` 绑定',
          'en-US': 'Index of the current slide, starting at 0, bound with `v-model`',
        },
      },
      height: {
        type: 'number | string',
        default: "'auto'",
        description: { 'zh-CN': '幻灯片的高度，单位 px，或 `auto`', 'en-US': 'Height of the slides in px, or `auto`' },
      },
      loop: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '首尾相接；不写时到头会一路退回去',
          'en-US': 'Connects the last slide to the first; otherwise, the carousel moves back through all slides at the end',
        },
      },
      autoplay: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '自动播放，悬停时也不停', 'en-US': 'Plays automatically, also on hover' },
      },
      autoplaySpeed: {
        type: 'number',
        default: '2000',
        description: { 'zh-CN': '每张停留的毫秒数', 'en-US': 'Duration of each slide in milliseconds' },
      },
      arrow: {
        type: "'hover' | 'always' | 'never'",
        default: "'hover'",
        description: { 'zh-CN': '什么时候显示箭头', 'en-US': 'When the arrows are shown' },
      },
      dots: {
        type: "'inside' | 'outside' | 'none'",
        default: "'inside'",
        description: { 'zh-CN': '圆点在里面、外面，或者不要', 'en-US': 'Position of the dots: inside, outside, or none' },
      },
      radiusDot: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '圆形的点，而不是短线', 'en-US': 'Round dots instead of dashes' },
      },
      trigger: {
        type: "'click' | 'hover'",
        default: "'click'",
        description: { 'zh-CN': '点击还是移到圆点上切换', 'en-US': 'Whether dots switch slides on click or on hover' },
      },
      easing: {
        type: 'string',
        default: "'ease'",
        description: {
          'zh-CN': '动画的缓动，任意 CSS 写法；时长总是 500 毫秒',
          'en-US': 'CSS easing of the animation; the duration is always 500 ms',
        },
      },
    },
    events: {
      'on-change': {
        params: '(from: number, to: number)',
        description: {
          'zh-CN': '箭头、圆点或自动播放切换时触发；改 `v-model` 不触发',
          'en-US': 'Fires when arrows, dots, or `autoplay` change the slide; not when `v-model` changes',
        },
      },
      'on-click': {
        params: '(index: number)',
        description: { 'zh-CN': '点击幻灯片时触发，`loop` 时也有', 'en-US': 'Fires when a slide is clicked, also with `loop`' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '若干个 `CarouselItem`', 'en-US': 'The `CarouselItem`s' } },
    },
    methods: {
      handleResize: {
        signature: '() => void',
        description: {
          'zh-CN': '重新量宽度，从隐藏变为显示之后调用',
          'en-US': 'Measures the width again; call it when the carousel becomes visible',
        },
      },
    },
  },

  CarouselItem: {
    slots: {
      default: { description: { 'zh-CN': '一张幻灯片的内容', 'en-US': 'Content of the slide' } },
    },
  },
})
