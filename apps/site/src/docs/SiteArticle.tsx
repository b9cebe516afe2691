import '@view-site/docs/styles.css'
import { Article } from '@view-site/docs'
import { useMemo } from 'react'
import { useSite } from '../app/SiteContext.tsx'
import { articlePorts } from './articlePorts.ts'

export interface SiteArticleProps {
  /** Page id of the article. */
  id: string
  html: string
}

/** An article of this site, with everything that lives in it. */
export function SiteArticle({ id, html }: SiteArticleProps) {
  const site = useSite()
  const ports = useMemo(() => articlePorts(site), [site])
  return <Article key={id} page={id} locale={site.services.locale} html={html} ports={ports} />
}
