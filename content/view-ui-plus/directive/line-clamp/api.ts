import { defineApi } from '@view-site/docs'

export default defineApi({
  LineClamp: {
    directives: {
      'v-line-clamp': {
        value: 'number | string',
        description: {
          'zh-CN': '最多显示几行；挂载时没有值就不起作用',
          'en-US': 'Maximum number of lines; without a value on mounting, it has no effect',
        },
      },
    },
  },
})
