import { defineApi } from '@view-site/docs'

export default defineApi({
  Time: {
    props: {
      time: {
        type: 'number | Date | string',
        required: true,
        description: {
          'zh-CN': '时刻；十位以内的数字在相对时间里当作秒',
          'en-US': 'Point in time; numbers of up to ten digits count as seconds in relative times',
        },
      },
      type: {
        type: "'relative' | 'date' | 'datetime'",
        default: "'relative'",
        description: {
          'zh-CN': '相对时间、日期，或日期和时刻；改变后到下一次更新才生效',
          'en-US': 'Relative time, date, or date and time; a change applies at the next update',
        },
      },
      interval: {
        type: 'number',
        default: '60',
        description: {
          'zh-CN': '隔多少秒更新，0 是不更新；不能中途改',
          'en-US': 'Seconds between updates, 0 for none; cannot be changed later',
        },
      },
      hash: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '点击时写到地址栏的 `#` 后面', 'en-US': 'Set as the hash of the address on click' },
      },
    },
  },
})
