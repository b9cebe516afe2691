import { getRouteApi } from '@tanstack/react-router'
import { Ad } from '../store/ads/Ad.tsx'
import { AdBelowTitle } from './AdBelowTitle.tsx'
import { SiteArticle } from './SiteArticle.tsx'
import '@view-site/docs/versions.css'
import './prerendered.css.ts'

const route = getRouteApi('/$product/$')

/** One page of documentation. */
export function DocsPage() {
  const { id, article } = route.useLoaderData()
  return (
    <>
      <SiteArticle key={id} id={id} html={article.html} demos={article.demos} />
      <AdBelowTitle key={`top ${id}`} page={id} />
      <Ad key={`end ${id}`} placement="101" inFlowOf={id} />
    </>
  )
}
