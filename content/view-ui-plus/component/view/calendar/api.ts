import { defineApi } from '@view-site/docs'

export default defineApi({
  Calendar: {
    props: {
      modelValue: {
        type: 'Date | string | number',
        description: {
          'zh-CN': '选中的日子，也决定显示哪个月；不写就是今天',
          'en-US': 'Selected day, which also sets the visible month; today by default',
        },
      },
      type: {
        type: "'month' | 'year'",
        default: "'month'",
        description: { 'zh-CN': '月历或年历', 'en-US': 'A month or a year' },
      },
      cellHeight: {
        type: 'number',
        default: '100',
        description: { 'zh-CN': '格子的高度，单位 px', 'en-US': 'Height of a cell, in px' },
      },
      firstDayOfWeek: {
        type: '1 | 2 | 3 | 4 | 5 | 6 | 7',
        default: '1',
        description: {
          'zh-CN': '一周从星期几开始，7 是星期日；只读一次',
          'en-US': 'First day of the week, 7 is Sunday; only read on creation',
        },
      },
      showHeader: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '显示页头', 'en-US': 'Shows the header' },
      },
      headerType: {
        type: "'simple' | 'full'",
        default: "'simple'",
        description: { 'zh-CN': '页头的种类；`full` 没有任何按钮', 'en-US': 'Type of header; `full` has no buttons' },
      },
      hideType: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '不显示年、月的切换', 'en-US': 'Hides the switch between month and year' },
      },
      locale: {
        type: '{ today: string, type: { month: string, year: string }, weekDays: string[], months: string[] }',
        default:
          "{ today: '今天', type: { month: '月', year: '年' }, weekDays: ['日', '一', '二', '三', '四', '五', '六'], months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'] }",
        description: {
          'zh-CN': '文字，整个替换；星期从星期日写起，各不相同',
          'en-US': 'Texts, replaced as a whole; weekdays start with Sunday and have to be unique',
        },
      },
    },
    events: {
      'on-change': {
        params: '(date: Date)',
        description: {
          'zh-CN': '点日子、翻页、回到今天时触发，已经选中今天则不触发；是 UTC 的零点',
          'en-US': 'Fires on a click, when the month changes, and on today, unless today is already selected; the value is midnight UTC',
        },
      },
      'on-cell-click': {
        params: "(cell: { text: string, date?: string, month?: string, type: 'prev' | 'current' | 'next' })",
        description: {
          'zh-CN': '点格子时触发，在 `on-change` 之后；`text` 是 `2026-04-15` 或 `2026-04`',
          'en-US': 'Fires when a cell is clicked, after `on-change`; `text` is `2026-04-15` or `2026-04`',
        },
      },
      'on-cell-contextmenu': {
        params: "(cell: { text: string, date?: string, month?: string, type: 'prev' | 'current' | 'next' })",
        description: { 'zh-CN': '右键点格子时触发', 'en-US': 'Fires when a cell is right-clicked' },
      },
      'on-type-change': {
        params: "(type: 'month' | 'year')",
        description: { 'zh-CN': '用页头切换年、月时触发', 'en-US': 'Fires when users switch between month and year in the header' },
      },
      'on-prev': { params: '()', description: { 'zh-CN': '点上一月、上一年时触发', 'en-US': 'Fires when the previous button is clicked' } },
      'on-next': { params: '()', description: { 'zh-CN': '点下一月、下一年时触发', 'en-US': 'Fires when the next button is clicked' } },
      'on-today': { params: '()', description: { 'zh-CN': '点“今天”时触发', 'en-US': 'Fires when the today button is clicked' } },
    },
    slots: {
      month: {
        props: "{ date: Date, data: { type: 'prev-month' | 'current-month' | 'next-month', day: string, selected: boolean } }",
        description: {
          'zh-CN': '每一天的内容；`date` 不可靠，用 `data.day`',
          'en-US': 'Content of a day; `date` is unreliable, use `data.day`',
        },
      },
      year: {
        props: "{ month: Date, data: { type: 'current-year', month: string, selected: boolean } }",
        description: {
          'zh-CN': '每个月的内容；`month` 不可靠，用 `data.month`',
          'en-US': 'Content of a month; `month` is unreliable, use `data.month`',
        },
      },
      header: { description: { 'zh-CN': '整个页头', 'en-US': 'The whole header' } },
      headerTitle: {
        description: { 'zh-CN': '页头左边的标题', 'en-US': 'Title on the left of the header' },
      },
    },
  },
})
