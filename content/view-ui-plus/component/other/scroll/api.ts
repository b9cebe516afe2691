import { defineApi } from '@view-site/docs'

export default defineApi({
  Scroll: {
    props: {
      height: {
        type: 'number | string',
        default: '300',
        description: { 'zh-CN': '高度，单位 px，不能带别的单位', 'en-US': 'Height in px, without a unit' },
      },
      onReachTop: {
        type: '() => Promise<unknown>',
        description: {
          'zh-CN': '在顶部继续推时调用；完成后收起加载状态，最多等五秒',
          'en-US': 'Called when users scroll past the top; the loading state ends when the promise is settled, after five seconds at most',
        },
      },
      onReachBottom: {
        type: '() => Promise<unknown>',
        description: {
          'zh-CN': '在底部继续推时调用，其余同上',
          'en-US': 'Called when users scroll past the bottom; otherwise, same as above',
        },
      },
      onReachEdge: {
        type: '(direction: 1 | -1) => Promise<unknown>',
        description: {
          'zh-CN': '两头都会调用，顶部是 `1`，底部是 `-1`；与上面两个同时有效',
          'en-US': 'Called at both ends, with `1` at the top and `-1` at the bottom, in addition to the two props above',
        },
      },
      loadingText: {
        type: 'string',
        description: {
          'zh-CN': '加载时的文字，默认随语言包；空字符串则只有图标',
          'en-US': 'Text while loading; from the language pack by default; with an empty string, only the icon is shown',
        },
      },
      distanceToEdge: {
        type: 'number | [number, number]',
        description: {
          'zh-CN': '推多远才触发，负数表示提前；数组依次是顶部和底部，默认都是 20，创建时读取',
          'en-US':
            'Distance past the edge that starts loading; negative to start earlier; an array sets top and bottom. 20 by default; only read on creation',
        },
      },
      stopSlide: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '加载时停住滑动的惯性', 'en-US': 'Stops the momentum of a swipe while loading' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '滚动的内容', 'en-US': 'Scrolling content' } },
    },
  },
})
