import { defineApi } from '@view-site/docs'

export default defineApi({
  CountDown: {
    props: {
      target: {
        type: 'Date | number',
        description: {
          'zh-CN': '结束的时刻；换成新的值就重新计时',
          'en-US': 'The moment it ends; another value starts it anew',
        },
      },
      format: {
        type: '(rest: number) => string',
        description: {
          'zh-CN': '由剩余的毫秒数得到显示的文字，默认为 `HH:mm:ss`，向下取整',
          'en-US': 'Makes the text from the milliseconds left; by default `HH:mm:ss`, rounded down',
        },
      },
      interval: {
        type: 'number',
        default: '1000',
        description: { 'zh-CN': '多少毫秒更新一次，每次减去它', 'en-US': 'How often it changes, in ms, and what is taken off each time' },
      },
    },
    events: {
      'on-end': {
        params: '()',
        description: {
          'zh-CN': '结束时触发，最多晚一个 `interval`；已经过去的时刻也会在一个 `interval` 之后触发',
          'en-US': 'Fires at the end, up to an `interval` late; for a moment in the past after one `interval`',
        },
      },
    },
  },
})
