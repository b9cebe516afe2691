import '@view-site/docs/styles.css'
import { useSignIn } from '@view-site/auth'
import { Article } from '@view-site/docs'
import { useMorphedHtml } from '@view-site/docs/dev'
import { useLayoutEffect, useMemo } from 'react'
import { useSite } from '../app/SiteContext.tsx'
import { articlePorts } from './articlePorts.ts'

export interface SiteArticleProps {
  /** Page id of the article. */
  id: string
  html: string
  /** URL of the module with the page's demos. */
  demos?: string | undefined
}

// While a page is written its HTML changes under the reader; built, it never does, and `import.meta.hot` is not there.
const useHtml = import.meta.hot ? useMorphedHtml : (html: string) => html

/** An article of this site, with everything that lives in it. Give it its `id` as `key`: another article is another life. */
export function SiteArticle({ id, html, demos }: SiteArticleProps) {
  const site = useSite()
  const { open } = useSignIn()
  const ports = useMemo(() => articlePorts(site, () => void open()), [site, open])
  const { anchors } = site.services
  // Before the next article is attached: it may have anchors of its own at once.
  useLayoutEffect(() => () => anchors.set(undefined), [anchors])
  return <Article page={id} locale={site.services.locale} html={useHtml(html)} demos={demos} ports={ports} />
}
