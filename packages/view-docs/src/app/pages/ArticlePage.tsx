import { getRouteApi } from '@tanstack/react-router'
import { Article, type ArticlePorts } from '@view-site/docs'
import { useMorphedHtml } from '@view-site/docs/dev'
import { preloadPath } from '@view-site/layout/tanstack'
import { useMemo } from 'react'
import { useApp, type LoadedArticle } from '../App.ts'
import { readerPorts } from '../ports.ts'
import { localePaths } from '../site/site.ts'

const route = getRouteApi('/$')

// In development the HTML changes when the page is edited; in a build, where `import.meta.hot` is undefined, it never changes.
const useHtml = import.meta.hot ? useMorphedHtml : (html: string) => html

/** A page of documentation. */
export function ArticlePage() {
  const article: LoadedArticle = route.useLoaderData()
  // Remounts the article for a different page.
  return <LoadedPage key={article.id} article={article} />
}

function LoadedPage({ article: { id, html, demos } }: { article: LoadedArticle }) {
  const { locale, layout, router } = useApp()
  const ports = useMemo(
    (): ArticlePorts => ({
      ...readerPorts(),
      navigate: (href) => layout.router.navigate(localePaths.stripLocale(href)),
      prefetch: (href) => preloadPath(router, localePaths.stripLocale(href)),
    }),
    [layout, router],
  )
  return <Article page={id} locale={locale} html={useHtml(html)} demos={demos} ports={ports} />
}
