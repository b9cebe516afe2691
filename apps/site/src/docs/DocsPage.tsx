import { getRouteApi } from '@tanstack/react-router'
import { SiteArticle } from './SiteArticle.tsx'

const route = getRouteApi('/$product/$')

/** One page of documentation. */
export function DocsPage() {
  const { id, article } = route.useLoaderData()
  return <SiteArticle key={id} id={id} html={article.html} />
}
