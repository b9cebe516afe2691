import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { docsMenus } from '@view-site/static-site/navigate'
import { DocsPage } from '../docs/DocsPage.tsx'
import { docsTitle } from '../docs/docsTitle.ts'
import { LazyDocsPanel } from '../docs/LazyDocsPanel.ts'
import { isProduct } from '../docs/products.ts'
import { routeHead } from '../head/routeHead.ts'

export const Route = createFileRoute('/$product/$')({
  staticData: { name: 'docs', page: 'article' },
  loader: async ({ params, context }) => {
    if (!isProduct(params.product)) throw notFound()
    const id = `${params.product}/${params._splat ?? ''}`
    const version = docsMenus(context.locale).find((menu) => menu.version && `${menu.version.section}/${menu.version.id}` === id)
    if (version) throw redirect({ href: version.href, replace: true })
    const [article] = await Promise.all([context.articles.load(id, context.locale), LazyDocsPanel.preload?.()])
    if (!article) throw notFound()
    return { id, article }
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { id, article } = loaderData
    const { locale } = match.context
    return routeHead({ ...article, title: docsTitle(id, article.title, locale), locale, hasMarkdown: true })
  },
  component: DocsPage,
})
