import type { Ad, AdPlacement } from '@view-site/contract'

// Owner data. These are the site's own announcements; an owner puts others here, or none.

/** Ads by placement. */
export const ads: Readonly<Record<AdPlacement, readonly Ad[]>> = {
  '100': [
    {
      id: 'materials-top',
      link: '/store?kind=material',
      title: { 'zh-CN': '企业版客户免费取用商店里的设计资料', 'en-US': 'Design materials in the store, free for Enterprise customers' },
      img: '/ads/materials.svg',
    },
  ],
  '101': [
    {
      id: 'editions-middle',
      link: '/price',
      title: { 'zh-CN': '一次付款，永久使用：比较各版本', 'en-US': 'Pay once, keep it for good: compare the editions' },
      img: '/ads/editions.svg',
    },
  ],
  '110': [
    {
      id: 'handbook-catalogue',
      link: '/store/item/permission-handbook',
      title: { 'zh-CN': '权限设计手册', 'en-US': 'The permission handbook' },
      img: '/ads/handbook.svg',
    },
  ],
  '120': [
    {
      id: 'resource-sider',
      link: '/resource',
      title: { 'zh-CN': '设计资源：色板、图标与令牌', 'en-US': 'Design resources: palette, icons, tokens' },
      img: '/ads/resource.svg',
    },
  ],
}
