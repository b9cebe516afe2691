import { defineMenu } from 'view-docs'

export default defineMenu({
  title: { 'zh-CN': '指南' },
  index: 'start',
  items: [
    { kind: 'page', page: 'start' },
    { kind: 'page', page: 'next' },
  ],
})
