import { useLayoutEffect, useRef, useState } from 'react'

import { morphArticle } from './morphArticle.ts'
import { articleSelector } from '../documentNames.ts'

/**
 * For development: returns the HTML that an article began with, and morphs its element to each later one.
 * What the reader opened, typed and started stays. Give the component that calls it the page as its key.
 */
export function useMorphedHtml(html: string): string {
  const [first] = useState(html)
  const shown = useRef(html)
  useLayoutEffect(() => {
    const article = document.querySelector<HTMLElement>(articleSelector)
    if (article && html !== shown.current) morphArticle(article, shown.current, html)
    shown.current = html
  }, [html])
  return first
}
