import { attachApiTables } from '../blocks/api/attachApiTables.ts'
import { copyCode } from '../blocks/code/copyCode.ts'
import { codeOf, codeText } from '../blocks/code/shownCode.ts'
import { attachDemos } from '../blocks/demo/attachDemos.ts'
import { openFirstCode } from '../blocks/demo/openFirstCode.ts'
import { requestOf } from '../blocks/demo/requestOf.ts'
import { drawParts } from '../blocks/part/drawParts.ts'
import { attachTabs } from '../blocks/tabs/attachTabs.ts'
import { articleChangeEvent } from './articleChangeEvent.ts'
import type { ArticlePorts, LockedPort } from './ArticlePorts.ts'
import { attachLinks } from './attachLinks.ts'
import { copyPage } from './copyPage.ts'
import { showOutcome } from './showOutcome.ts'
import { whenLoaded, type WhenLoadedOptions } from './whenLoaded.ts'

interface Attachment {
  setPorts: (ports: ArticlePorts) => void
  detach: () => void
}

/** What code that is loaded when it is needed gets of the article. */
interface Loading extends WhenLoadedOptions {
  ports: ArticlePorts
}

const attachments = new WeakMap<HTMLElement, Attachment>()

/**
 * Attaches the behaviour of demos, buttons, tables, tabs and links to a prerendered article. Returns a function that detaches all of it.
 * Called for an attached article, it only replaces the ports, and running demos continue.
 */
export function attachArticle(article: HTMLElement, ports: ArticlePorts = {}): () => void {
  const known = attachments.get(article)
  if (known) {
    known.setPorts(ports)
    return known.detach
  }
  const controller = new AbortController()
  const { signal } = controller
  // Read with each event, because `setPorts` may replace them.
  const live = { ...ports }
  const loading = { ports: live, signal }
  const detach = () => {
    controller.abort()
    detachOwn?.()
    attachments.delete(article)
  }
  const hide = () => hideUnused(article, live)
  hide()
  article.addEventListener(articleChangeEvent, hide, { signal })
  article.addEventListener('click', ({ target }) => act(article, target, loading), { signal })
  openFirstCode(article)
  drawParts(article, signal)
  attachLinks(article, live, signal)
  attachTabs(article, live, signal)
  attachApiTables(article, signal)
  for (const block of article.querySelectorAll<HTMLElement>('[data-api-changes]')) {
    whenLoaded(
      () => import('../blocks/changes/compareReleases.ts'),
      ({ compareReleases }) => compareReleases(block, signal),
      loading,
    )
  }
  // Loaded where there are types: few pages have them.
  if (article.querySelector('.doc-hint')) {
    whenLoaded(
      () => import('../blocks/typeHints/dismissHints.ts'),
      ({ dismissHints }) => dismissHints(article, signal),
      loading,
    )
  }
  if (live.demos) attachDemos(article, live.demos.mount, signal)
  // Everything but demos listens on the article, so that it works in content that is added later.
  if (live.locked) followReader(article, live.locked, loading)
  const detachOwn = live.attach?.(article)
  attachments.set(article, {
    detach,
    setPorts(others) {
      const hadNoLocked = !live.locked
      Object.assign(live, others)
      hide()
      if (hadNoLocked && live.locked) followReader(article, live.locked, loading)
    },
  })
  return detach
}

/** Opens the locked parts that the reader may read. Loaded where there are some: few pages have them. */
function followReader(article: HTMLElement, locked: LockedPort, loading: Loading): void {
  if (!article.querySelector('[data-locked]')) return
  const { ports, signal } = loading
  whenLoaded(
    () => import('../blocks/access/attachLocked.ts'),
    ({ attachLocked }) => attachLocked(article, locked, ports, signal),
    loading,
  )
}

function act(article: HTMLElement, target: EventTarget | null, loading: Loading): void {
  const { ports } = loading
  const button = target instanceof Element ? (target.closest<HTMLElement>('[data-act]') ?? zoomButton(target)) : null
  if (!button) return
  switch (button.dataset['act']) {
    case 'copy':
      void copyCode(button, ports)
      break
    case 'copy-page':
      void copyPage(button, ports)
      break
    case 'play':
    case 'edit':
      open(article, button, ports)
      break
    case 'helpful':
      whenLoaded(
        () => import('./answerHelpful.ts'),
        ({ answerHelpful }) => answerHelpful(button, target ?? button, ports),
        loading,
      )
      break
    case 'sign-in':
      ports.signIn?.()
      break
    case 'zoom':
      // Loaded when it is used: few pages have pictures.
      whenLoaded(
        () => import('../blocks/picture/magnifyPicture.ts'),
        ({ magnifyPicture }) => magnifyPicture(button),
        loading,
      )
      break
    default:
  }
}

/** A click on a picture is one on its button. */
function zoomButton(target: Element): HTMLElement | null {
  return target.closest('.doc-picture > :is(picture, img)')?.parentElement?.querySelector('[data-act="zoom"]') ?? null
}

/** Hides the controls that the application has no port for. */
function hideUnused(article: HTMLElement, { editor, feedback, playground, signIn }: ArticlePorts): void {
  const unused = { edit: !editor, helpful: !feedback, play: !playground, 'sign-in': !signIn }
  for (const [name, isHidden] of Object.entries(unused)) {
    for (const button of article.querySelectorAll<HTMLElement>(`[data-act="${name}"]`)) button.hidden = isHidden
  }
}

/** Opens the code of a demo in the playground, or in an editor in its place. */
function open(article: HTMLElement, button: HTMLElement, { editor, playground, announce }: ArticlePorts): void {
  const code = codeOf(button)
  const block = button.closest<HTMLElement>('[data-demo]')
  if (!code || !block) return
  const demo = { ...requestOf(article, block), source: codeText(code), id: block.id }
  if (button.dataset['act'] === 'play') playground?.open(demo)
  else editor?.open(demo, block).catch(() => showOutcome(button, 'failed', announce))
}
