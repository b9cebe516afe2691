import type { RenderSnapshot } from '../../src/build.ts'

/** What is rendered, in a locale. */
export function rendered(locale: string): string {
  return `<div class="own" data-v-1 data-v-2><!--[--><label for="f" title="t">Hello ${locale}</label><a href="/away">Go</a><!--]--></div>`
}

/** Renders demos by their names: `none` has no renderer, `broken` cannot be rendered, `late` fails afterwards and never ends. */
export const renderSnapshot: RenderSnapshot = async ({ page, name, locale }) => {
  if (name === 'none') return undefined
  if (name === 'broken') throw new Error(`${page} has no window.`)
  if (name === 'late') {
    setInterval(() => undefined, 1000)
    void Promise.reject(new Error('late'))
  }
  return rendered(locale)
}
