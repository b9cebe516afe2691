import { defineApi } from '@view-site/docs'

export default defineApi({
  ScrollTop: {
    methods: {
      ScrollTop: {
        signature: '(element: Element, settings?: ScrollTopSettings, callback?: () => void) => void',
        description: {
          'zh-CN': '滚动，到达后调用回调；没有设置时，回调可以是第二个参数',
          'en-US': 'Scrolls, and calls the callback on arrival; without settings, the callback can be the second argument',
        },
      },
    },
  },

  ScrollTopSettings: {
    props: {
      to: { type: 'number', default: '0', description: { 'zh-CN': '要到的 `scrollTop`', 'en-US': 'Target `scrollTop`' } },
      time: {
        type: 'number',
        default: '500',
        description: {
          'zh-CN': '大约多少毫秒，按每帧 50 毫秒计算；0 立即到达',
          'en-US': 'Approximate duration in ms, calculated at 50 ms per frame; 0 jumps immediately',
        },
      },
    },
  },
})
