import { defineApi } from '@view-site/docs'

export default defineApi({
  DescriptionList: {
    props: {
      title: {
        type: 'string',
        description: { 'zh-CN': '上方的标题', 'en-US': 'Title above the list' },
      },
      col: {
        type: '1 | 2 | 3 | 4',
        default: '3',
        description: {
          'zh-CN': '窗口 768 px 起的列数；576 px 起最多两列，更窄时一列',
          'en-US': 'Number of columns in windows from 768 px; at most two from 576 px, and one below that',
        },
      },
      layout: {
        type: "'horizontal' | 'vertical'",
        default: "'horizontal'",
        description: { 'zh-CN': '值在名称的右边还是下面', 'en-US': 'Whether values are on the right of their names or below' },
      },
      gutter: {
        type: 'number',
        default: '32',
        description: { 'zh-CN': '列间距，单位 px', 'en-US': 'Gap between columns in px' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '若干个 `Description`', 'en-US': 'The `Description`s' } },
      title: { description: { 'zh-CN': '标题，替换 `title`', 'en-US': 'Title; replaces `title`' } },
    },
  },

  Description: {
    props: {
      term: {
        type: 'string',
        description: { 'zh-CN': '名称', 'en-US': 'Name' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '值，不能没有', 'en-US': 'Value; required' } },
      term: { description: { 'zh-CN': '名称，替换 `term`', 'en-US': 'Name; replaces `term`' } },
    },
  },
})
