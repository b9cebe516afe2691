// oxlint-disable-next-line typescript/triple-slash-reference -- this file declares the library's style sheet
/// <reference path="../../../packages/vue-demo/client.d.ts" />
import 'virtual:view-ui.css'
import { runDemo } from '@view-site/vue-demo/runtime'
import library from 'view-ui-plus'
import type { Component } from 'vue'
import type { FromFrame, ThemeMessage, ToFrame } from '../src/protocol/frameMessages.ts'
import { isSheet } from '../src/protocol/modules.ts'
import { endTimers } from './endTimers.ts'
import { createModules } from './createModules.ts'
import { positionIn } from './positionIn.ts'

export interface ComponentRunner {
  run: (order: Extract<ToFrame, { type: 'run' }>) => Promise<void>
  /** Changes the theme of the running component. */
  show: (theme: ThemeMessage) => void
  /** Number of the current run, from 0. */
  current: () => number
}

/** Creates a runner, which mounts one component at a time. */
export function createComponentRunner(send: (message: FromFrame) => void): ComponentRunner {
  let current = 0
  /** URLs of the files of the code. */
  let files: ReadonlyMap<string, string> = new Map()
  let dispose: (() => void) | undefined
  const modules = createModules()
  let own: HTMLStyleElement | undefined

  function report(error: unknown, run = current): void {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    const position = positionIn(files, error)
    send({ type: 'error', run, message, ...(position && { position }) })
  }

  function clear(): void {
    dispose?.()
    dispose = undefined
    endTimers()
    for (const address of files.values()) URL.revokeObjectURL(address)
    for (const style of document.querySelectorAll('style[data-own]')) style.remove()
    scrollTo(0, 0)
  }

  addEventListener('error', (event) => {
    // Harmless: a resize notification was delivered a frame late.
    if (event.message.startsWith('ResizeObserver loop')) return
    report(event.error ?? event.message)
  })
  addEventListener('unhandledrejection', ({ reason }) => report(reason))

  return {
    current: () => current,
    show({ isDark, library, own: css }) {
      document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
      // A frame that was created in the dark theme has it in its document.
      if (!document.querySelector('style[data-dark]')) addStyle(library, 'dark')
      if (own) own.textContent = css
    },
    async run({ run, files: compiled, css, locale, modules: sent }) {
      clear()
      current = run
      const host = document.querySelector<HTMLElement>('#app')
      if (!host) return
      document.documentElement.lang = locale
      modules.take(sent)
      for (const { name, text } of sent) if (isSheet(name)) addStyle(text)
      own = addStyle(css)
      files = modules.create(compiled)
      const address = [...files.values()].at(-1) ?? ''
      try {
        const { default: component }: { default: Component } = await import(/* @vite-ignore */ address)
        if (run !== current) return
        let failed = false
        const onError = (error: unknown) => {
          failed = true
          report(error, run)
        }
        dispose = runDemo({ component, host, locale, plugins: [library], onError })
        if (!failed) send({ type: 'mounted', run })
      } catch (error) {
        report(error, run)
      }
    },
  }
}

function addStyle(css: string, mark: 'own' | 'dark' = 'own'): HTMLStyleElement {
  const style = document.createElement('style')
  style.dataset[mark] = ''
  style.textContent = css
  document.head.append(style)
  return style
}
