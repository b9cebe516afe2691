import { articleSelector, buildAttribute } from '../documentNames.ts'

/** Prerendered pages of this site, fetched once and kept for a while. */
export interface PageSource {
  /** Fetches a page that may be needed later. Never rejects. */
  fetch: (href: string) => Promise<void>
  /** Fetches and parses a page that may be needed next. Never rejects. */
  prepare: (href: string) => Promise<void>
  /** A document to take from. `null` where no page can take this one's place: another build, another kind, an error. Rejects without a network. */
  take: (href: string) => Promise<Document | null>
}

/** Pages that are kept; the oldest goes first. */
const kept = 24

/** Creates the source. A page that could not be fetched is requested again the next time. */
export function createPageSource(): PageSource {
  const texts = new Map<string, Promise<string | null>>()
  /** Parsed pages that are about to be requested. */
  const documents = new Map<string, Document>()
  const find = (address: string) => {
    const text = texts.get(address) ?? fetchText(address)
    texts.delete(address)
    texts.set(address, text)
    text.catch(() => texts.delete(address))
    const [oldest] = texts.keys()
    if (texts.size > kept && oldest !== undefined) texts.delete(oldest)
    return text
  }
  return {
    fetch: (href) => find(addressOf(href)).then(ignore, ignore),
    async prepare(href) {
      const address = addressOf(href)
      const text = await find(address).catch(ignore)
      if (text && !documents.has(address)) documents.set(address, parse(text))
    },
    async take(href) {
      const address = addressOf(href)
      const text = await find(address)
      const page = documents.get(address) ?? (text === null ? null : parse(text))
      // The elements of the document are moved into this page, so it can be used only once.
      documents.clear()
      await stylesArrived()
      return page && isOfThisBuild(page) && page.querySelector(articleSelector) ? page : null
    },
  }
}

function addressOf(href: string): string {
  return href.split('#')[0] ?? href
}

function ignore(): void {}

async function fetchText(address: string): Promise<string | null> {
  const response = await fetch(address, { headers: { accept: 'text/html' } })
  return response.ok ? response.text() : null
}

function parse(text: string): Document {
  return new DOMParser().parseFromString(text, 'text/html')
}

/** Pages of another build need other scripts and styles: the browser has to load them. */
function isOfThisBuild(page: Document): boolean {
  const here = new Set(sheets(document).map((link) => link.getAttribute('href')))
  return build(page) === build(document) && sheets(page).every((link) => here.has(link.getAttribute('href')))
}

/** Styles that do not block rendering may still be loading when the next page needs them. */
async function stylesArrived(): Promise<void> {
  const onTheWay = sheets(document).filter(({ sheet }) => !sheet)
  await Promise.all(
    onTheWay.map((link) => new Promise((resolve) => ['load', 'error'].forEach((type) => link.addEventListener(type, resolve)))),
  )
}

function build(page: Document): string | null | undefined {
  return page.querySelector(`[${buildAttribute}]`)?.getAttribute(buildAttribute)
}

/** Demos load their own styles: only those of the page itself have to be loaded already. */
function sheets(page: Document): HTMLLinkElement[] {
  return [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
}
