import type { DemoRequest } from '@view-site/docs'
import { stripLocale, toLocale } from '@view-site/i18n/product'
import { themeAttribute } from '@view-site/ui/palette'
import {
  playgroundClose,
  playgroundCodeType,
  playgroundEmbed,
  playgroundLocale,
  playgroundOpenType,
  playgroundReady,
  playgroundTheme,
  playgroundThemeType,
  playgroundVersion,
  type PlaygroundCode,
  type PlaygroundTheme,
} from '@view-site/vue-demo/playground'
import { env } from '../../env.ts'
import { demoCode } from '../playground/demoCode.ts'
import { openPlayground } from '../playground/openPlayground.ts'
import { versionAt } from '../versionAt.ts'
import { editorPanel } from './editorPanel.ts'

/** How long the playground may take to become ready, in ms: after its document has loaded, and altogether. */
const readyTimeout = { loaded: 3000, all: 30_000 }

/** Parts of a demo's block that the editor replaces. */
const replaced = '.doc-mat, .doc-act, .doc-source'

/** Blocks with an open editor. */
const edited = new WeakSet<HTMLElement>()

/**
 * Replaces a demo by an embedded playground with its code. The demo is hidden and keeps running; closing the editor shows it again.
 * Messages are accepted only from the frame and the playground's origin, and sent only to it.
 */
export async function openEditor(demo: DemoRequest & { source: string; id: string }, block: HTMLElement): Promise<void> {
  if (edited.has(block)) return
  edited.add(block)
  const { source, ...request } = demo
  // Without its server, a demo still shows what it can.
  const code = await demoCode(source, request).catch(() => ({ source, locale: demo.locale }))
  const controller = new AbortController()
  const { signal } = controller
  const locale = toLocale(demo.locale)
  const [, version] = versionAt(stripLocale(location.pathname)).split('/')
  let timeout: ReturnType<typeof setTimeout> | undefined
  let frame: HTMLIFrameElement | undefined
  const panel = editorPanel({ name: block.ariaLabel ?? demo.name, locale, onRetry: load, onClose: close })
  const address = embedAddress(demo, { locale, version })
  const post = (message: PlaygroundCode | PlaygroundTheme) => frame?.contentWindow?.postMessage(message, address.origin)
  const postTheme = () => (block.isConnected ? post({ type: playgroundThemeType, theme: shownTheme() }) : controller.abort())
  const themes = new MutationObserver(postTheme)

  const hidden = block.querySelectorAll<HTMLElement>(replaced)
  for (const part of hidden) part.style.display = 'none'
  block.prepend(panel.element)
  addEventListener('message', receive, { signal })
  themes.observe(document.documentElement, { attributeFilter: [themeAttribute] })
  signal.addEventListener('abort', () => {
    clearTimeout(timeout)
    themes.disconnect()
  })
  load()

  function load(): void {
    frame = panel.load(address)
    waitAtMost(readyTimeout.all)
    frame.addEventListener('load', () => timeout !== undefined && waitAtMost(readyTimeout.loaded), { once: true })
  }

  function waitAtMost(ms: number): void {
    clearTimeout(timeout)
    timeout = setTimeout(() => panel.fail(), ms)
  }

  function receive({ source: from, origin, data }: MessageEvent): void {
    // The page may have been replaced by another one.
    if (!block.isConnected) return controller.abort()
    if (from === null || from !== frame?.contentWindow || origin !== address.origin) return
    if (data?.type === playgroundReady.type) {
      clearTimeout(timeout)
      timeout = undefined
      postTheme()
      post({ type: playgroundCodeType, ...code })
      panel.ready()
    } else if (data?.type === playgroundClose.type) close()
    else if (data?.type === playgroundOpenType && typeof data.source === 'string')
      openPlayground(env.playground, Promise.resolve({ ...code, source: data.source, others: data.others }), version)
  }

  function close(): void {
    controller.abort()
    edited.delete(block)
    panel.element.remove()
    for (const part of hidden) part.style.removeProperty('display')
    // The first action opens the editor.
    block.querySelector<HTMLElement>('.doc-act button')?.focus()
  }
}

/** URL of the playground inside of a page. Changes are stored by page, demo, locale and language of the code. */
function embedAddress(
  { page, name, locale, source }: DemoRequest & { source: string },
  shown: { locale: string; version: string | undefined },
): URL {
  const address = new URL(env.playground, location.href)
  const language = /<script[^>]*\slang="ts"/.test(source) ? 'ts' : 'js'
  address.searchParams.set(playgroundEmbed, `${page}/${name}.${locale}.${language}`)
  address.searchParams.set(playgroundLocale, shown.locale)
  address.searchParams.set(playgroundTheme, shownTheme())
  if (shown.version !== undefined) address.searchParams.set(playgroundVersion, shown.version)
  return address
}

function shownTheme(): 'light' | 'dark' {
  return document.documentElement.getAttribute(themeAttribute) === 'dark' ? 'dark' : 'light'
}
