import { defineApi } from '@view-site/docs'

export default defineApi({
  Icon: {
    props: {
      type: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '图标的名字，如 `md-add`', 'en-US': 'Name of the icon, such as `md-add`' },
      },
      size: {
        type: 'number | string',
        description: {
          'zh-CN': '大小，单位 px，只能写数字；不写时与文字同大',
          'en-US': 'Size in px, as a number; by default, the size of the text',
        },
      },
      color: {
        type: 'string',
        description: { 'zh-CN': '颜色；不写时与文字同色', 'en-US': 'Color; by default, the color of the text' },
      },
      custom: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '自己的图标的类名，可以有多个', 'en-US': 'Class names of a custom icon' },
      },
    },
  },
})
