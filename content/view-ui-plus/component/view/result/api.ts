import { defineApi } from '@view-site/docs'

export default defineApi({
  Result: {
    props: {
      type: {
        type: "'success' | 'error' | 'warning'",
        description: { 'zh-CN': '图标和颜色；不写则没有图标', 'en-US': 'Icon and color; no icon by default' },
      },
      title: {
        type: 'string',
        description: { 'zh-CN': '标题', 'en-US': 'Title' },
      },
      desc: {
        type: 'string',
        description: { 'zh-CN': '标题下的描述', 'en-US': 'Description below the title' },
      },
      extra: {
        type: 'string',
        description: { 'zh-CN': '灰底区域里的补充', 'en-US': 'Additional content in the gray area' },
      },
    },
    slots: {
      title: { description: { 'zh-CN': '标题，代替同名属性', 'en-US': 'Title; replaces the prop' } },
      desc: { description: { 'zh-CN': '描述，代替同名属性', 'en-US': 'Description; replaces the prop' } },
      extra: { description: { 'zh-CN': '补充，代替同名属性', 'en-US': 'Additional content; replaces the prop' } },
      actions: { description: { 'zh-CN': '最下面的按钮', 'en-US': 'Buttons at the bottom' } },
    },
  },
})
