import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { AppLayout, createLayout, layoutT, type LayoutInputs } from '@view-site/layout'
import { enUS } from '@view-site/layout/locales/en-US'
import { zhCN } from '@view-site/layout/locales/zh-CN'
import { PageHeader } from '@view-site/layout/page-kit'
import { tanstackAdapter } from '@view-site/layout/tanstack'
import { createRoot } from 'react-dom/client'

const root = createRootRoute({ component: () => <AppLayout layout={layout} /> })
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { page: 'work' },
  component: () => <PageHeader title="Home" />,
})
const intro = createRoute({
  getParentRoute: () => root,
  path: '/guide/intro',
  staticData: { page: 'article' },
  component: () => <PageHeader title="Introduction" />,
})
const router = createRouter({ routeTree: root.addChildren([home, intro]) })

const layout = createLayout({ router: tanstackAdapter(router), brand: { title: 'Acme' }, ...spoken('en-US') })

function spoken(locale: string): Pick<LayoutInputs, 't' | 'menu' | 'locale'> {
  const isChinese = locale === 'zh-CN'
  const options = [
    { value: 'en-US', label: 'English' },
    { value: 'zh-CN', label: '简体中文' },
  ]
  const introduction = { title: isChinese ? '介绍' : 'Introduction', path: '/guide/intro' }
  return {
    t: layoutT(isChinese ? zhCN : enUS),
    menu: {
      header: [{ title: isChinese ? '指南' : 'Guide', path: '/guide/intro', name: 'guide' }],
      sider: [{ title: isChinese ? '入门' : 'Basics', header: 'guide', children: [introduction] }],
    },
    locale: {
      current: locale,
      options,
      choose(to) {
        document.documentElement.lang = to
        layout.update(spoken(to))
      },
    },
  }
}

const place = document.querySelector('#root')
if (place) createRoot(place).render(<RouterProvider router={router} />)
