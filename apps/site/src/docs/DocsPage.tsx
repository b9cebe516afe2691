import { getRouteApi } from '@tanstack/react-router'
import { Article } from '@view-site/docs'
import { useMemo } from 'react'
import { useSite } from '../app/SiteContext.tsx'
import { articlePorts } from './articlePorts.ts'

const route = getRouteApi('/$product/$')

/** One page of documentation. */
export function DocsPage() {
  const { id, article } = route.useLoaderData()
  const site = useSite()
  const ports = useMemo(() => articlePorts(site), [site])
  return <Article key={id} page={id} locale={site.services.locale} html={article.html} ports={ports} />
}
