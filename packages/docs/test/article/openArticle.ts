import { onTestFinished } from 'vitest'

import type { Locale } from '@view-site/i18n/product'

import '@view-site/ui/theme'
import '../../src/styles.css.ts'
import { attachArticle, type ArticlePorts } from '../../src/index.ts'
import enUS from '../fixtures/everything/en-US.html.golden?raw'
import zhCN from '../fixtures/everything/zh-CN.html.golden?raw'

const html = { 'zh-CN': zhCN, 'en-US': enUS }

/** HTML of the fixture page that uses every kind of block. */
export function everything(locale: Locale): string {
  return html[locale]
}

export interface OpenArticleOptions {
  locale?: Locale
  ports?: ArticlePorts
}

/** Adds the prerendered fixture page to the document and attaches its behaviour; both are undone when the test ends. */
export function openArticle({ locale = 'zh-CN', ports = {} }: OpenArticleOptions = {}): { article: HTMLElement; detach: () => void } {
  const article = document.createElement('article')
  Object.assign(article.dataset, { article: '', page: 'demo/everything', locale })
  article.lang = locale
  article.innerHTML = html[locale]
  document.body.append(article)
  const detach = attachArticle(article, ports)
  onTestFinished(() => {
    detach()
    article.remove()
    history.replaceState(null, '', location.pathname + location.search)
  })
  return { article, detach }
}

/** Finds a demo of the article by its name. */
export function demoOf(article: ParentNode, name: string): HTMLElement {
  const demo = article.querySelector<HTMLElement>(`[data-name="${name}"]`)
  if (!demo) throw new Error(`The article has no demo "${name}".`)
  return demo
}
