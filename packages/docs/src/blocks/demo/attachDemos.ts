import type { ArticlePorts, DemoRequest } from '../../article/ArticlePorts.ts'
import { articleChangeEvent } from '../../article/articleChangeEvent.ts'
import { articleSelector, snapshotAttribute } from '../../documentNames.ts'
import { replaceSnapshot } from './replaceSnapshot.ts'
import { requestOf } from './requestOf.ts'

type Mount = NonNullable<ArticlePorts['demos']>['mount']

/** Mounts each demo when it comes near the view, shows its errors inside its sheet, and restarts it on demand. */
export function attachDemos(article: HTMLElement, mount: Mount, signal: AbortSignal): void {
  const demos = new Map<Element, () => Promise<void>>()
  const observer = new IntersectionObserver(
    (entries) => {
      const near = new Set(entries.flatMap(({ target, isIntersecting }) => (isIntersecting ? [target] : [])))
      for (const block of near) observer.unobserve(block)
      // In the order of the page, which is not that of the entries: their files are requested one after the other.
      const found = [...demos].filter(([block]) => near.has(block))
      const pressed = found.filter(([block]) => block.querySelector(`[${snapshotAttribute}][aria-busy]`))
      const others = found.filter((demo) => !pressed.includes(demo))
      // A press is answered before other demos take connection and processor.
      void Promise.all(pressed.map(([, run]) => run())).then(() => others.map(([, run]) => run()))
    },
    { rootMargin: '200px' },
  )
  const find = () => {
    for (const block of article.querySelectorAll<HTMLElement>('[data-demo]')) {
      if (demos.has(block)) continue
      demos.set(block, () => new Promise((resolve) => runDemo(block, requestOf(article, block), { mount, signal, onSettled: resolve })))
      observer.observe(block)
    }
  }
  find()
  article.addEventListener(articleChangeEvent, find, { signal })
  signal.addEventListener('abort', () => observer.disconnect())
}

interface RunDemoOptions {
  mount: Mount
  signal: AbortSignal
  /** Called when the demo runs and a press that was held for it is done, or when it has failed. */
  onSettled: () => void
}

function runDemo(block: HTMLElement, demo: DemoRequest, { mount, signal, onSettled }: RunDemoOptions): void {
  const sheet = block.querySelector<HTMLElement>('.doc-sheet')
  if (!sheet || signal.aborted) return
  let stop = start()
  signal.addEventListener('abort', () => {
    stop()
    setState(block, 'idle')
  })

  function start(): () => void {
    // Of a demo that was rendered at build, its markup.
    const host = sheet?.querySelector<HTMLElement>(':scope > .doc-host') ?? document.createElement('div')
    if (!host.parentNode) {
      host.className = 'doc-host'
      sheet?.append(host)
    }
    let dispose: (() => void) | undefined
    let isOver = false
    setState(block, 'loading')
    const fail = (error: unknown) => {
      if (isOver) return
      setState(block, 'failed')
      if (sheet) void replaceSnapshot(sheet)
      showError(error)
      onSettled()
    }
    const ready = () => {
      if (isOver || block.dataset['state'] === 'failed') return
      setState(block, 'running')
      if (sheet) void replaceSnapshot(sheet, host).then(onSettled, onSettled)
    }
    try {
      dispose = mount(host, demo, { onReady: ready, onError: fail })
    } catch (error) {
      fail(error)
    }
    return () => {
      isOver = true
      dispose?.()
      host.remove()
      sheet?.querySelector('.doc-failed')?.remove()
    }
  }

  function showError(error: unknown): void {
    if (!sheet || sheet.querySelector('.doc-failed')) return
    const template = block.closest(articleSelector)?.querySelector<HTMLTemplateElement>('template[data-failed-demo]')
    const panel = template?.content.firstElementChild?.cloneNode(true)
    if (!(panel instanceof HTMLElement)) return
    const message = panel.querySelector('pre')
    if (message) message.textContent = error instanceof Error ? error.message : String(error)
    panel.querySelector('button')?.addEventListener('click', reset, { signal })
    sheet.append(panel)
  }

  function reset(): void {
    stop()
    stop = start()
  }
}

function setState(block: HTMLElement, state: 'idle' | 'loading' | 'running' | 'failed'): void {
  block.dataset['state'] = state
}
