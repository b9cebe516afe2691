import pages from 'virtual:vue-demos'
import 'virtual:view-ui.css'
import './listenFirst.ts'
import { runDemo } from '@view-site/vue-demo/runtime'
import { aim, focusAimed, focusControl } from './aim.ts'
import { countIntervals } from './intervals.ts'
import { look } from './look.ts'
import { readTraces, tracesLeft } from './traces.ts'

const host = document.querySelector<HTMLElement>('#sheet')
if (!host) throw new Error('The page has no #sheet.')

let dispose = (): void => {}

// A delay is kept: where it is long, a demo is about it.
const stillSheet = new CSSStyleSheet()
stillSheet.replaceSync('*, ::before, ::after { transition-duration: 0s !important; animation-duration: 0s !important }')

const intervals = countIntervals()
const traces = () => readTraces(window.stage.getListeners, intervals())
/** What the page had before the demo was mounted. */
let before: string[] = []

window.stage = {
  mount: async ({ page, name, locale }, { isStill, isAxed }) => {
    before = traces()
    document.adoptedStyleSheets = isStill ? [stillSheet] : []
    document.documentElement.lang = locale
    const demos = (await pages[page]?.())?.default
    const load = demos?.[name]?.[locale]
    if (!load) throw new Error(`There is no demo ${page}/demos/${name}.vue.`)
    const { default: component } = await load()
    dispose = runDemo({ component, host, locale, onError: report })
    return look(isAxed)
  },
  look: () => look(true),
  leave: async () => {
    dispose()
    const left = await tracesLeft(before, traces)
    // What `report` throws is on the console then.
    await new Promise((resolve) => setTimeout(resolve))
    return left
  },
  aim,
  focusAimed,
  focusControl,
  getListeners: () => {
    throw new Error('The tests have not put getEventListeners into the page.')
  },
}

/** To the console, where the tests listen. */
function report(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}
