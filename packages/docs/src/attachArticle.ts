import type { ArticlePorts } from './ArticlePorts.ts'
import { attachApiTables } from './behaviours/apiTables.ts'
import { articleChangeEvent } from './behaviours/articleChange.ts'
import { codeOf, codeText } from './behaviours/code.ts'
import { copyCode, copyPage } from './behaviours/copy.ts'
import { attachDemos } from './behaviours/demos.ts'
import { attachLinks } from './behaviours/links.ts'
import { attachLocked } from './behaviours/locked.ts'
import { attachTabs } from './behaviours/tabs.ts'

/** Brings a prerendered article to life: demos, copy, tables, links. Gives back what detaches everything. */
export function attachArticle(article: HTMLElement, ports: ArticlePorts = {}): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const hide = () => hideUnused(article, ports)
  hide()
  article.addEventListener(articleChangeEvent, hide, { signal })
  article.addEventListener('click', ({ target }) => act(article, target, ports), { signal })
  attachLinks(article, ports, signal)
  attachTabs(article, ports, signal)
  attachApiTables(article, signal)
  if (ports.demos) attachDemos(article, ports.demos.mount, signal)
  // Everything but demos is heard at the article, so that it works in what opens later.
  if (ports.locked) attachLocked(article, ports.locked, ports, signal)
  return () => controller.abort()
}

function act(article: HTMLElement, target: EventTarget | null, ports: ArticlePorts): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null
  if (!button) return
  switch (button.dataset['act']) {
    case 'copy':
      void copyCode(button, ports)
      break
    case 'copy-page':
      void copyPage(button, ports)
      break
    case 'play':
      play(article, button, ports)
      break
    case 'sign-in':
      ports.signIn?.()
      break
    default:
  }
}

/** What the application has no port for is not offered. */
function hideUnused(article: HTMLElement, { playground, signIn }: ArticlePorts): void {
  const unused = { play: !playground, 'sign-in': !signIn }
  for (const [name, isHidden] of Object.entries(unused)) {
    for (const button of article.querySelectorAll<HTMLElement>(`[data-act="${name}"]`)) button.hidden = isHidden
  }
}

function play(article: HTMLElement, button: HTMLElement, { playground }: ArticlePorts): void {
  const code = codeOf(button)
  if (!code) return
  playground?.open({
    source: codeText(code),
    locale: article.dataset['locale'] === 'en-US' ? 'en-US' : 'zh-CN',
    name: button.closest<HTMLElement>('[data-demo]')?.dataset['name'] ?? '',
  })
}
