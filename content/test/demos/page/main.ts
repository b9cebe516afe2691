import pages from 'virtual:vue-demos'
import 'virtual:view-ui.css'
import './listenFirst.ts'
import { runDemo } from '@view-site/vue-demo/runtime'
import { countIntervals } from './intervals.ts'

const host = document.querySelector<HTMLElement>('#sheet')
if (!host) throw new Error('The page has no #sheet.')

let dispose = (): void => {}

// A delay is kept: where it is long, a demo is about it.
const stillSheet = new CSSStyleSheet()
stillSheet.replaceSync('*, ::before, ::after { transition-duration: 0s !important; animation-duration: 0s !important }')

window.stage = {
  intervals: countIntervals(),
  mount: async ({ page, name, locale }, isStill) => {
    document.adoptedStyleSheets = isStill ? [stillSheet] : []
    document.documentElement.lang = locale
    const demos = (await pages[page]?.())?.default
    const load = demos?.[name]?.[locale]
    if (!load) throw new Error(`There is no demo ${page}/demos/${name}.vue.`)
    const { default: component } = await load()
    dispose = runDemo({ component, host, locale, onError: report })
  },
  leave: () => dispose(),
}

/** To the console, where the tests listen. */
function report(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}
