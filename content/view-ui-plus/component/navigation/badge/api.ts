import { defineApi } from '@view-site/docs'

export default defineApi({
  Badge: {
    props: {
      count: {
        type: 'number',
        description: {
          'zh-CN': '数字；为 0 时不显示，圆点也随之消失',
          'en-US': 'The number; 0 hides it, and the dot as well',
        },
      },
      overflowCount: {
        type: 'number | string',
        default: '99',
        description: {
          'zh-CN': '达到这个数就显示为它加一个加号',
          'en-US': 'From this number on it is shown as this number and a plus',
        },
      },
      showZero: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '为 0 时也显示', 'en-US': 'Shows 0 too' },
      },
      dot: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '显示圆点，不显示数字', 'en-US': 'Shows a dot rather than the number' },
      },
      text: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '代替数字的文字，或者状态的文字', 'en-US': 'Text in place of the number, or of a status' },
      },
      type: {
        type: "'success' | 'primary' | 'normal' | 'error' | 'warning' | 'info'",
        description: { 'zh-CN': '数字的颜色，不写时为红色', 'en-US': 'Color of the number, red when left out' },
      },
      status: {
        type: "'success' | 'processing' | 'default' | 'error' | 'warning'",
        description: {
          'zh-CN': '状态圆点的种类；设置后不渲染默认插槽',
          'en-US': 'Kind of status; with it the default slot is not rendered',
        },
      },
      color: {
        type: 'string',
        description: {
          'zh-CN': '状态圆点的颜色：预设的名字，或任意 CSS 颜色；设置后不渲染默认插槽',
          'en-US': 'Color of a status dot, a preset name or any CSS color; with it the default slot is not rendered',
        },
      },
      offset: {
        type: '[number, number]',
        description: {
          'zh-CN': '向下、向左移动的距离，单位 px；用于数字和圆点',
          'en-US': 'How far numbers and dots are moved down and to the left, in px',
        },
      },
      className: {
        type: 'string',
        description: { 'zh-CN': '数字的类名', 'en-US': 'Class of the number' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '徽标所在的元素', 'en-US': 'What the badge is put on' } },
      count: { description: { 'zh-CN': '代替数字的内容', 'en-US': 'Content in place of the number' } },
      text: {
        description: {
          'zh-CN': '状态的文字，或者代替已有的数字',
          'en-US': 'Text of a status, or in place of a number that is there',
        },
      },
    },
  },
})
