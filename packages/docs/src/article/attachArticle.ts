import type { ArticlePorts } from './ArticlePorts.ts'
import { attachApiTables } from '../blocks/api/attachApiTables.ts'
import { articleChangeEvent } from './articleChangeEvent.ts'
import { codeOf, codeText } from '../blocks/code/shownCode.ts'
import { copyCode, copyPage } from './copy.ts'
import { attachDemos } from '../blocks/demo/attachDemos.ts'
import { attachLinks } from './attachLinks.ts'
import { drawParts } from '../blocks/part/drawParts.ts'
import { attachLocked } from '../blocks/access/attachLocked.ts'
import { attachTabs } from '../blocks/tabs/attachTabs.ts'

interface Attachment {
  takeOver: (ports: ArticlePorts) => void
  detach: () => void
}

const attachments = new WeakMap<HTMLElement, Attachment>()

/**
 * Brings a prerendered article to life: demos, copy, tables, links. Gives back what detaches everything. An article that is alive
 * already is only taken over: what runs in it goes on, and uses the new ports from now on.
 */
export function attachArticle(article: HTMLElement, ports: ArticlePorts = {}): () => void {
  const known = attachments.get(article)
  if (known) {
    known.takeOver(ports)
    return known.detach
  }
  const controller = new AbortController()
  const { signal } = controller
  // Read anew with each event, because they may be replaced.
  const live = { ...ports }
  const detach = () => {
    controller.abort()
    attachments.delete(article)
  }
  const hide = () => hideUnused(article, live)
  hide()
  article.addEventListener(articleChangeEvent, hide, { signal })
  article.addEventListener('click', ({ target }) => act(article, target, live), { signal })
  drawParts(article, signal)
  attachLinks(article, live, signal)
  attachTabs(article, live, signal)
  attachApiTables(article, signal)
  if (live.demos) attachDemos(article, live.demos.mount, signal)
  // Everything but demos is heard at the article, so that it works in what opens later.
  if (live.locked) attachLocked(article, live.locked, live, signal)
  attachments.set(article, {
    detach,
    takeOver(others) {
      const opens = !live.locked
      Object.assign(live, others)
      hide()
      if (opens && live.locked) attachLocked(article, live.locked, live, signal)
    },
  })
  return detach
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
