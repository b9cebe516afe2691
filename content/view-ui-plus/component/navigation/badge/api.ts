import { defineApi } from '@view-site/docs'

export default defineApi({
  Badge: {
    props: {
      count: {
        type: 'number',
        description: {
          'zh-CN': '数字；为 0 时不显示，圆点也随之消失',
          'en-US': 'Number; 0 hides it and the dot',
        },
      },
      overflowCount: {
        type: 'number | string',
        default: '99',
        description: {
          'zh-CN': '达到这个数就显示为它加一个加号',
          'en-US': 'From this number on, the badge shows this number and a plus sign',
        },
      },
      showZero: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '为 0 时也显示', 'en-US': 'Also shows 0' },
      },
      dot: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '显示圆点，不显示数字', 'en-US': 'Shows a dot instead of the number' },
      },
      text: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '代替数字的文字，或者状态的文字', 'en-US': 'Text that replaces the number, or text of a status' },
      },
      type: {
        type: "'success' | 'primary' | 'normal' | 'error' | 'warning' | 'info'",
        description: { 'zh-CN': '数字的颜色，不写时为红色', 'en-US': 'Color of the number; red by default' },
      },
      status: {
        type: "'success' | 'processing' | 'default' | 'error' | 'warning'",
        description: {
          'zh-CN': '状态圆点的种类；设置后不渲染默认插槽',
          'en-US': 'Kind of status; if set, the default slot is not rendered',
        },
      },
      color: {
        type: 'string',
        description: {
          'zh-CN': '状态圆点的颜色：预设的名字，或任意 CSS 颜色；设置后不渲染默认插槽',
          'en-US': 'Color of a status dot: a preset name or any CSS color; if set, the default slot is not rendered',
        },
      },
      offset: {
        type: '[number, number]',
        description: {
          'zh-CN': '向下、向左移动的距离，单位 px；用于数字和圆点',
          'en-US': 'Distance that numbers and dots are moved down and to the left, in px',
        },
      },
      className: {
        type: 'string',
        description: { 'zh-CN': '数字的类名', 'en-US': 'Class of the number' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '徽标所在的元素', 'en-US': 'Element that has the badge' } },
      count: { description: { 'zh-CN': '代替数字的内容', 'en-US': 'Content that replaces the number' } },
      text: {
        description: {
          'zh-CN': '状态的文字，或者代替已有的数字',
          'en-US': 'Text of a status, or text that replaces an existing number',
        },
      },
    },
  },
})
