import { titleOfPage } from '../core/titleOfPage.ts'
import type { Layout } from '../core/Layout.ts'
import { titleOfRoute } from '../page-title/PageTitles.ts'
import { pageTitlesOf } from '../page-title/pageTitlesOf.ts'
import { findMistakes, type LayoutMistake } from './findMistakes.ts'

/** How mistakes are reported. */
export interface ReportMistakesOptions {
  /** Takes each mistake once. @default `console.warn` */
  report?: (mistake: LayoutMistake) => void
}

/** Time in ms that a page has to set its own title, which may come with its data. */
const titleTimeout = 3000

const started = new Set<Layout>()

/**
 * Reports mistakes in how a layout is used, each once, in one line with its remedy: now, after each change of the menus, and on each page.
 * For development; load it only there. Returns a cleanup function.
 *
 * @example if (import.meta.env.DEV) void import('@view-site/layout/development').then(({ reportMistakes }) => reportMistakes(layout))
 */
export function reportMistakes(layout: Layout, { report = warn }: ReportMistakesOptions = {}): () => void {
  const { store, inputs, router } = layout
  const reported = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function reportNew(mistakes: readonly LayoutMistake[]) {
    for (const mistake of mistakes.filter(({ message }) => !reported.has(message))) {
      reported.add(mistake.message)
      report(mistake)
    }
  }
  const checkMenus = () => reportNew(findMistakes(layout))
  function followPage() {
    clearTimeout(timer)
    timer = setTimeout(() => reportNew(untitled(layout)), titleTimeout)
  }

  started.add(layout)
  if (started.size > 1) reportNew([twoLayouts])
  checkMenus()
  followPage()
  const stops = [store.sub(inputs, checkMenus), router.subscribe(followPage), () => clearTimeout(timer), () => started.delete(layout)]
  return () => {
    for (const stop of stops) stop()
  }
}

const twoLayouts: LayoutMistake = {
  kind: 'twoLayouts',
  message:
    'Two layouts are started in this page: they share the attributes of <html>, ids and stored settings. Create one, and change it with layout.update().',
}

function untitled(layout: Layout): LayoutMistake[] {
  const { store, inputs, menu } = layout
  const page = layout.router.current()
  const { meta, path, name } = page
  if (meta.hidden || meta.tab === false || meta.page === 'standalone') return []
  const own = titleOfRoute(store.get(pageTitlesOf(layout)), page) ?? meta.title
  if (titleOfPage({ path, own }, store.get(menu.tree), store.get(inputs)) !== undefined) return []
  const message = `The page "${path}" has no title: its tab shows "${name}". Set "title" in the meta of its route, give it a menu node, call usePageTitle(), or answer it in createLayout({ titleOf }).`
  return [{ kind: 'untitledPage', message }]
}

function warn({ message }: LayoutMistake): void {
  // oxlint-disable-next-line no-console -- the console is where developers look
  console.warn(`[layout] ${message}`)
}
