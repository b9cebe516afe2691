import { calls, type MenuNode } from '@view-site/contract'
import { route } from '../http/route.ts'

const header: MenuNode[] = [
  { title: '产品', name: 'product', path: '/view-ui-plus', badge: { text: 'New' } },
  { title: '资源', name: 'resource', path: '/resource' },
  { title: '商店', name: 'store', path: '/store' },
  { title: '价格', name: 'price', path: '/price' },
]

const english: Record<string, string> = { 产品: 'Product', 资源: 'Resource', 商店: 'Store', 价格: 'Price' }

export const menuList = route(calls['/api/system/menu/list'], ({ locale }) => {
  const nodes = locale === 'en-US' ? header.map((node) => ({ ...node, title: english[node.title] ?? node.title })) : header
  return Promise.resolve({ header: nodes, sider: [] })
})

// The mock adds nothing to the built-in texts; a real back end returns its overrides here.
export const i18nList = route(calls['/api/system/i18n/list'], () => Promise.resolve({}))
