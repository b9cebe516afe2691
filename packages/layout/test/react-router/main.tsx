import { AppLayout, createLayout, layoutT, type LayoutInputs } from '@view-site/layout'
import { enUS } from '@view-site/layout/locales/en-US'
import { zhCN } from '@view-site/layout/locales/zh-CN'
import { PageHeader } from '@view-site/layout/page-kit'
import { reactRouterAdapter } from '@view-site/layout/react-router'
import '@view-site/ui/styles.css'
import '@view-site/layout/styles.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'

/** A self-contained app with React Router: `pnpm release:rehearse` builds it outside of this repository. */
const router = createBrowserRouter([
  {
    element: <Shell />,
    children: [
      { path: '/', element: <PageHeader title="Home" />, handle: { page: 'work' } },
      { path: '/guide/intro', element: <PageHeader title="Introduction" />, handle: { page: 'article' } },
      { path: '*', element: <PageHeader title="Not found" />, handle: { page: 'work' } },
    ],
  },
])

const port = reactRouterAdapter(router)
const layout = createLayout({ router: port, brand: { title: 'Acme' }, ...spoken('en-US') })

function Shell() {
  return <AppLayout layout={layout} />
}

function spoken(locale: string): Pick<LayoutInputs, 't' | 'menu' | 'locale'> {
  const isChinese = locale === 'zh-CN'
  const options = [
    { value: 'en-US', label: 'English' },
    { value: 'zh-CN', label: '简体中文' },
  ]
  const intro = { title: isChinese ? '介绍' : 'Introduction', path: '/guide/intro' }
  return {
    t: layoutT(isChinese ? zhCN : enUS),
    menu: {
      header: [{ title: isChinese ? '指南' : 'Guide', path: '/guide/intro', name: 'guide' }],
      sider: [{ title: isChinese ? '入门' : 'Basics', header: 'guide', children: [intro] }],
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
if (place) createRoot(place).render(<RouterProvider router={router} onError={port.reportError} />)
