import type { Localized } from '@view-site/contract'

/** What a licence comes with, clause by clause. */
export const promises = [
  {
    title: { 'zh-CN': '交付源码', 'en-US': 'Source code delivered' },
    text: { 'zh-CN': '拿到的是可以读、可以改的完整工程。', 'en-US': 'You get the complete project and can read and change it.' },
  },
  {
    title: { 'zh-CN': '永久授权', 'en-US': 'Perpetual license' },
    text: {
      'zh-CN': '已购版本一直能用；支持与更新到期后，续不续由你。',
      'en-US': 'You can use the versions you bought forever; renewing support and updates is up to you.',
    },
  },
  {
    title: { 'zh-CN': '企业版及以上不限项目', 'en-US': 'No project limit from Enterprise up' },
    text: { 'zh-CN': '新项目直接开工，不必再买一份。', 'en-US': 'Start the next project without buying another license.' },
  },
  {
    title: { 'zh-CN': '两年支持', 'en-US': 'Two years of support' },
    text: { 'zh-CN': '工作日 10:00–18:00 提供支持。', 'en-US': 'On workdays, 10:00–18:00 (UTC+8).' },
  },
  {
    title: { 'zh-CN': '企业版及以上免费资料', 'en-US': 'Free materials from Enterprise up' },
    text: { 'zh-CN': '商店里的资料可以直接下载。', 'en-US': 'Download any material in the store.' },
  },
] satisfies { title: Localized; text: Localized }[]
