import type { Browser } from 'playwright'
import { printTable } from './printTable.ts'
import { visitFirstDemo, type FirstDemoVisit } from './firstDemo.ts'

/** Rows and buttons of these demos show no answer to a click; the component receives it. */
const pages = [
  { name: 'Button', path: '/view-ui-plus/component/base/button', control: '.ivu-btn', answer: undefined },
  { name: 'Table', path: '/view-ui-plus/component/form/table', control: '.ivu-table-row', answer: undefined },
  {
    name: 'Select',
    path: '/view-ui-plus/component/form/select',
    control: '.ivu-select-selection',
    answer: '.ivu-select-visible .ivu-select-item',
  },
]

/** A site that has these pages. */
export interface DemoSite {
  name: string
  origin: string
  /** CSS selector of demos. */
  demo: string
}

const visits = 5

/** Prints when the first demo of some pages is shown and answers, and the bytes that are loaded, medians of cold visits, of each site in turn. */
export async function measureFirstDemos(browser: Browser, sites: readonly DemoSite[]): Promise<void> {
  process.stdout.write(
    `The first demo, scrolled to at once and pressed as soon as it is shown: 390 px, CPU 4x slower, 1.6 Mbps, 150 ms; medians of ${visits} cold visits, ms after the navigation\n\n`,
  )
  const rows: string[][] = []
  for (const { name, path, control, answer } of pages) {
    const measured = new Map(sites.map((site): [DemoSite, FirstDemoVisit[]] => [site, []]))
    for (let visit = 0; visit < visits; visit += 1)
      for (const [{ origin, demo }, all] of measured) all.push(await visitFirstDemo(browser, origin + path, { demo, control, answer }))
    for (const [site, all] of measured) rows.push([`${name}, ${site.name}`, ...cellsOf(all)])
  }
  printTable(['page', 'page painted', 'demo shown', 'demo answers', 'layout shift', 'KB until it answers', 'KB of all', 'requests'], rows)
  process.stdout.write('\n')
}

function cellsOf(all: readonly FirstDemoVisit[]): string[] {
  const lost = all.filter(({ answered }) => answered === undefined).length
  const of = (figure: (visit: FirstDemoVisit) => number | undefined, digits = 0) => median(all.map(figure))?.toFixed(digits) ?? '–'
  const answered = of((visit) => visit.answered)
  return [
    of(({ page }) => page),
    of(({ shown }) => shown),
    lost > 0 ? `${answered}, ${lost} of ${all.length} without an answer` : answered,
    of(({ shift }) => shift, 3),
    of(({ bytesAtAnswer }) => bytesAtAnswer / 1024),
    of(({ bytes }) => bytes / 1024),
    of(({ requests }) => requests),
  ]
}

function median(figures: readonly (number | undefined)[]): number | undefined {
  const known = figures.filter((figure) => figure !== undefined).toSorted((one, other) => one - other)
  return known[Math.floor(known.length / 2)]
}
