import { defineMenu } from '@view-site/docs'

export default defineMenu({
  title: { 'zh-CN': 'View UI Plus', 'en-US': 'View UI Plus' },
  index: 'guide/install',
  items: [
    {
      kind: 'group',
      title: { 'zh-CN': '指南', 'en-US': 'Guide' },
      items: [{ kind: 'page', page: 'guide/install' }],
    },
    {
      kind: 'group',
      title: { 'zh-CN': '组件', 'en-US': 'Components' },
      items: [
        { kind: 'page', page: 'component/button' },
        { kind: 'page', page: 'component/table' },
      ],
    },
  ],
})
