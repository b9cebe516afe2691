import type { Localized } from '@view-site/contract'

/** Company notices in the footer, newest first. Examples until the owner sets them. */
export const notices = [
  {
    date: '2026-05-06',
    href: '/price#promises',
    title: { 'zh-CN': '示例：五月客服值班时间调整', 'en-US': 'Example: support hours in May' },
  },
  {
    date: '2026-04-18',
    href: '/price#faq',
    title: { 'zh-CN': '示例：发票抬头支持保存与复用', 'en-US': 'Example: invoice titles can be saved' },
  },
  {
    date: '2026-03-29',
    href: '/price',
    title: { 'zh-CN': '示例：企业版资料包更新说明', 'en-US': 'Example: Enterprise materials updated' },
  },
] satisfies { date: string; href: string; title: Localized }[]
