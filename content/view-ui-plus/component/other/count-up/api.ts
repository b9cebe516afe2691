import { defineApi } from '@view-site/docs'

export default defineApi({
  CountUp: {
    props: {
      end: {
        type: 'number',
        required: true,
        description: {
          'zh-CN': '数到哪里；改变后从正在显示的数继续',
          'en-US': 'End value; when it changes, the animation continues from the number shown',
        },
      },
      start: {
        type: 'number',
        default: '0',
        description: { 'zh-CN': '从哪里开始，挂载时读取', 'en-US': 'Start value; only read on mounting' },
      },
      decimals: {
        type: 'number',
        default: '0',
        description: { 'zh-CN': '小数位数，挂载时读取', 'en-US': 'Number of decimals; only read on mounting' },
      },
      duration: {
        type: 'number',
        default: '2',
        description: { 'zh-CN': '多少秒数完；0 会当作 2', 'en-US': 'Duration in seconds; 0 becomes 2' },
      },
      options: {
        type: 'CountUpOptions',
        default: '{}',
        description: { 'zh-CN': 'countup.js 的设置，挂载时读取', 'en-US': 'countup.js options; only read on mounting' },
      },
      callback: {
        type: '(instance: CountUp) => void',
        default: '() => {}',
        description: {
          'zh-CN': '数完时调用，改变 `end` 之后数完也会调用',
          'en-US': 'Called at the end, and also at the end of each later change',
        },
      },
    },
  },

  CountUpOptions: {
    props: {
      useEasing: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '先快后慢；关闭后匀速', 'en-US': 'Eases out, fast and then slow; if off, the speed is constant' },
      },
      useGrouping: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '每三位分隔', 'en-US': 'Separates thousands' },
      },
      separator: {
        type: 'string',
        default: "','",
        description: { 'zh-CN': '千位分隔符，空字符串就不分隔', 'en-US': 'Thousands separator; an empty string omits it' },
      },
      decimal: {
        type: 'string',
        default: "'.'",
        description: { 'zh-CN': '小数点', 'en-US': 'Decimal mark' },
      },
      prefix: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '放在数字前面，按 HTML 插入', 'en-US': 'Text before the number, inserted as HTML' },
      },
      suffix: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '放在数字后面，按 HTML 插入', 'en-US': 'Text after the number, inserted as HTML' },
      },
      numerals: {
        type: 'string[]',
        default: '[]',
        description: { 'zh-CN': '代替 0 到 9 的十个字符', 'en-US': 'Ten characters that replace 0 to 9' },
      },
      easingFn: {
        type: '(time: number, from: number, change: number, duration: number) => number',
        description: { 'zh-CN': '自己的缓动，默认先快后慢', 'en-US': 'Custom easing; by default, fast at first, then slow' },
      },
      formattingFn: {
        type: '(value: number) => string',
        description: {
          'zh-CN': '自己的格式，代替分隔符、前后缀和 `numerals`；结果按 HTML 插入',
          'en-US': 'Custom format that replaces separators, prefix, suffix, and `numerals`; inserted as HTML',
        },
      },
    },
  },
})
