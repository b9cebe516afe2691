import { Article } from '@view-site/docs'
import { useMemo } from 'react'
import { useSite } from '../app/SiteContext.tsx'
import { articlePorts } from './articlePorts.ts'
import * as styles from './ArticleRoute.css.ts'

export interface ArticleRouteProps {
  /** Page id of the article. */
  id: string
  html: string
}

/** An article that stands by itself, with no sider beside it. */
export function ArticleRoute({ id, html }: ArticleRouteProps) {
  const site = useSite()
  const ports = useMemo(() => articlePorts(site), [site])
  return (
    <div className={styles.page}>
      <Article key={id} page={id} locale={site.services.locale} html={html} ports={ports} />
    </div>
  )
}
