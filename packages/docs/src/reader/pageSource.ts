/** Prerendered pages of this site, fetched once and kept for a while. */
export interface PageSource {
  /** Fetches a page that may be wanted soon, once. Never rejects. */
  prefetch: (href: string) => Promise<void>
  /** A document to take from. `null` where no page can take this one's place: another build, another kind, an error. Rejects without a network. */
  take: (href: string) => Promise<Document | null>
}

/** Pages that are kept; the oldest goes first. */
const kept = 24

/** A page as text; it is parsed before it is asked for, and again after it was given away. */
interface Page {
  text: string
  parsed: Document | null
}

/** Makes the source. A page that could not be fetched is asked for again the next time. */
export function createPageSource(): PageSource {
  const pages = new Map<string, Promise<Page | null>>()
  const find = (href: string) => {
    const [address = href] = href.split('#')
    const page = pages.get(address) ?? fetchPage(address)
    pages.delete(address)
    pages.set(address, page)
    page.catch(() => pages.delete(address))
    const [oldest] = pages.keys()
    if (pages.size > kept && oldest !== undefined) pages.delete(oldest)
    return page
  }
  return {
    prefetch: (href) =>
      find(href).then(
        () => undefined,
        () => undefined,
      ),
    async take(href) {
      return documentOf(await find(href))
    },
  }
}

/** What is taken out of a document goes into this page: it can be given away once. */
function documentOf(page: Page | null): Document | null {
  if (!page) return null
  const { parsed } = page
  page.parsed = null
  return parsed ?? parse(page.text)
}

async function fetchPage(address: string): Promise<Page | null> {
  const response = await fetch(address, { headers: { accept: 'text/html' } })
  if (!response.ok) return null
  const text = await response.text()
  const parsed = parse(text)
  return isOfThisBuild(parsed) && parsed.querySelector('[data-article]') ? { text, parsed } : null
}

function parse(text: string): Document {
  return new DOMParser().parseFromString(text, 'text/html')
}

/** Pages of another build ask for other scripts and styles: they have to be loaded as a whole. */
function isOfThisBuild(page: Document): boolean {
  const here = new Set(styles(document))
  return build(page) === build(document) && styles(page).every((href) => here.has(href))
}

function build(page: Document): string | null | undefined {
  return page.querySelector('[data-build]')?.getAttribute('data-build')
}

/** Demos bring styles of their own: only those of the page itself have to be here already. */
function styles(page: Document): (string | null)[] {
  return Array.from(page.querySelectorAll('link[rel="stylesheet"]'), (link) => link.getAttribute('href'))
}
