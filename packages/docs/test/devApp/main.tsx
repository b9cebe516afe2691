/// <reference types="vite/client" />
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

import { followDocs, useMorphedHtml } from '../../src/dev/index.ts'
import { Article, type ArticlePayload, type ArticlePorts, type MenusUpdate } from '../../src/index.ts'

// The smallest application for writing pages: one page, the menu next to it, and demos that count their starts.
const page = 'shop/button'
const ports: ArticlePorts = {
  demos: {
    mount(host, { name }, { onReady }) {
      host.textContent = `demo ${name}`
      onReady()
      return () => host.remove()
    },
  },
}

const response = await fetch(`/${page}/index.json`)
const first: ArticlePayload = await response.json()
const root = document.getElementById('app')
if (root) createRoot(root).render(<App />)

function App() {
  const [html, setHtml] = useState(first.html)
  const [menu, setMenu] = useState('')
  useEffect(() => {
    if (import.meta.hot)
      followDocs(import.meta.hot, {
        onArticle: ({ page: changed, locale, article }) => changed === page && locale === 'zh-CN' && setHtml(article.html),
        onMenus: (menus: MenusUpdate) => setMenu(JSON.stringify(menus['zh-CN'])),
      })
  }, [])
  return (
    <>
      <nav>{menu}</nav>
      <Article page={page} locale="zh-CN" html={useMorphedHtml(html)} ports={ports} />
    </>
  )
}
