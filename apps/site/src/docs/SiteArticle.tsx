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

// In development the HTML changes when its author edits the page. In a build it never does, and `import.meta.hot` is undefined.
const useHtml = import.meta.hot ? useMorphedHtml : (html: string) => html

/** An article of this site, with its interactive parts. Use its `id` as `key`, so that every article is remounted. */
export function SiteArticle({ id, html, demos }: SiteArticleProps) {
  const site = useSite()
  const { open } = useSignIn()
  const ports = useMemo(() => articlePorts(site, () => void open()), [site, open])
  const { openedAnchors } = site.services
  // In a layout effect, so that it runs before the next article is attached, which may set its own anchors.
  useLayoutEffect(() => () => openedAnchors.set(undefined), [openedAnchors])
  return <Article page={id} locale={site.services.locale} html={useHtml(html)} demos={demos} ports={ports} />
}
