import { defineApi } from '@view-site/docs'

export default defineApi({
  Result: {
    props: {
      type: {
        type: "'success' | 'error' | 'warning'",
        description: { 'zh-CN': '图标和颜色；不写则没有图标', 'en-US': 'Icon and color; no icon when left out' },
      },
      title: {
        type: 'string',
        description: { 'zh-CN': '标题', 'en-US': 'The title' },
      },
      desc: {
        type: 'string',
        description: { 'zh-CN': '标题下的描述', 'en-US': 'The description below it' },
      },
      extra: {
        type: 'string',
        description: { 'zh-CN': '灰底区域里的补充', 'en-US': 'What is added on gray' },
      },
    },
    slots: {
      title: { description: { 'zh-CN': '标题，代替同名属性', 'en-US': 'The title, in place of the prop' } },
      desc: { description: { 'zh-CN': '描述，代替同名属性', 'en-US': 'The description, in place of the prop' } },
      extra: { description: { 'zh-CN': '补充，代替同名属性', 'en-US': 'What is added, in place of the prop' } },
      actions: { description: { 'zh-CN': '最下面的按钮', 'en-US': 'The buttons at the bottom' } },
    },
  },
})
