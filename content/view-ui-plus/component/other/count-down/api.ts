import { defineApi } from '@view-site/docs'

export default defineApi({
  CountDown: {
    props: {
      target: {
        type: 'Date | number',
        description: {
          'zh-CN': '结束的时刻；换成新的值就重新计时',
          'en-US': 'End time; a new value restarts the countdown',
        },
      },
      format: {
        type: '(rest: number) => string',
        description: {
          'zh-CN': '由剩余的毫秒数得到显示的文字，默认为 `HH:mm:ss`，向下取整',
          'en-US': 'Returns the text for the remaining milliseconds; by default `HH:mm:ss`, rounded down',
        },
      },
      interval: {
        type: 'number',
        default: '1000',
        description: { 'zh-CN': '多少毫秒更新一次，每次减去它', 'en-US': 'Update interval in ms, which is subtracted at each step' },
      },
    },
    events: {
      'on-end': {
        params: '()',
        description: {
          'zh-CN': '结束时触发，最多晚一个 `interval`；已经过去的时刻也会在一个 `interval` 之后触发',
          'en-US': 'Fires at the end, up to one `interval` late; for a time in the past, after one `interval`',
        },
      },
    },
  },
})
