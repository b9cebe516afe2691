import { join } from 'node:path'
import { visitorsChromium as launchOptions } from '@view-site/playwright-config'
import { chromium, type Browser } from 'playwright'
import { printTable } from '../demos/printTable.ts'
import type { PeerPage } from '../peers/Peer.ts'
import { servePeers, type PeerName } from '../peers/servePeers.ts'
import { serveFolder, type ServedSite } from '../serveFolder.ts'
import { bodyOf, pathOf, type CorpusPage } from './corpus.ts'
import { writeFloor } from './writeFloor.ts'
import { visitSite, type Tour, type Visit } from './visitSite.ts'

/** Which sites are compared, and how often each is visited. */
export interface CompareSitesOptions {
  /** The built site of view-docs. */
  dist: string
  /** Rounds of visits. */
  runs: number
  /** Generators that make sites of the same pages. */
  peers: readonly PeerName[]
}

/**
 * Visits a page of the built site and the pages after it, the same in the floor and in the peers' sites, and prints medians. The floor is
 * the page as static HTML with a small style sheet and no script: what the text costs alone. All sites are visited in each round, so that
 * the ratio to the floor does not depend on what else the machine does.
 */
export async function compareSites(pages: readonly CorpusPage[], { dist, runs, peers }: CompareSitesOptions): Promise<void> {
  const plain = pages.map(peerPageOf)
  const tour = tourOf(pages)
  const floor = await writeFloor(join(dist, '../floor'), plain)
  const sites: Record<string, ServedSite | undefined> = {
    'view-docs': await serveFolder(dist, /^\/assets\//),
    floor: await serveFolder(floor, /^\/style\.css$/),
    ...(await servePeers(plain, peers)),
  }
  const served = Object.entries(sites).flatMap(([name, site]) => (site ? [{ name, site }] : []))
  const browser = await chromium.launch(launchOptions)
  const rounds: Map<string, Visit>[] = []
  for (let round = 0; round < runs; round += 1) rounds.push(await visitAll(browser, served, tour))
  await browser.close()
  for (const { site } of served) site.close()
  process.stdout.write(`${pages.length} pages, /${tour.page}: CPU 4x slower, 1.6 Mbps, 150 ms; medians of ${runs} rounds, cold visits\n`)
  printTable(
    ['site', 'LCP ms', 'LCP / floor', 'blocking ms', 'KB to load', 'next page, ms', 'next page, hovered, ms'],
    served.map(({ name }) => rowOf(name, rounds)),
  )
}

async function visitAll(browser: Browser, sites: readonly { name: string; site: ServedSite }[], tour: Tour): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>()
  for (const { name, site } of sites) visits.set(name, await visitSite(browser, site.origin, tour))
  return visits
}

function rowOf(name: string, rounds: readonly ReadonlyMap<string, Visit>[]): string[] {
  const figure = (value: (visit: Visit, floor: Visit) => number, digits = 0) => {
    const values = rounds.flatMap((visits) => {
      const [visit, floor] = [visits.get(name), visits.get('floor')]
      return visit && floor ? [value(visit, floor)] : []
    })
    return (values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN).toFixed(digits)
  }
  return [
    name,
    figure(({ lcp }) => lcp),
    figure(({ lcp }, floor) => lcp / floor.lcp, 2),
    figure(({ blocking }) => blocking),
    figure(({ bytes }) => bytes / 1024, 1),
    figure(({ cold }) => cold),
    figure(({ hovered }) => hovered),
  ]
}

function peerPageOf(page: CorpusPage): PeerPage {
  return { path: pathOf(page), group: page.section, title: page.title, markdown: bodyOf(page).replace(/^\s*# .+\n/, '') }
}

/** The fifth page, the last page that it links to outside its section, and that one's neighbor in the menu. */
function tourOf(pages: readonly CorpusPage[]): Tour {
  const page = pages[Math.min(4, pages.length - 1)]
  const links = page ? [...bodyOf(page).matchAll(/\]\(\/([^)]+)\)/g)].map(([, path]) => path) : []
  const linked = pages.filter((other) => other.section !== page?.section && links.includes(pathOf(other)))
  const far = linked.toSorted((a, b) => links.lastIndexOf(pathOf(b)) - links.lastIndexOf(pathOf(a)))[0]
  const place = far ? pages.indexOf(far) : -1
  const next = [pages[place + 1], pages[place - 1]].find((other) => other && other.section === far?.section)
  if (!page || !far || !next) throw new Error('The fifth page links to no page of another section that has a neighbor: choose other pages.')
  return { page: pathOf(page), far: targetOf(far), next: targetOf(next) }
}

function targetOf(page: CorpusPage): Tour['far'] {
  return { path: pathOf(page), title: page.title }
}
