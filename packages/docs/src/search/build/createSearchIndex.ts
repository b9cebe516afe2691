import { createHash } from 'node:crypto'

import type { ArticleSection } from '../../compile/page/CompiledArticle.ts'
import { pagesInChunk, type PageText, type SearchManifest, type TitleEntry } from '../Manifest.ts'
import { encodePack } from '../shardPack.ts'
import { encodeTermShard, type TermPostings } from '../termShard.ts'
import { encodeWordList } from '../wordList.ts'
import { readTerms } from './pageTerms.ts'

/** A page as search sees it. */
export interface SearchablePage {
  id: string
  /** Address without the locale. */
  href: string
  title: string
  subtitle?: string
  description: string
  /** Name of its group: `Guide`. */
  group?: string
  sections: readonly ArticleSection[]
  /** As the compiler gives them. */
  terms: string
}

/** Language and pages of an index, and where its files go. */
export interface SearchIndexOptions {
  locale: string
  /** Ids of the pages that will be added, in the order of the menus, so that the index does not depend on the order of adding. */
  ids: readonly string[]
  /** Takes a file of the index; its path begins with the locale. */
  write: (path: string, content: Uint8Array | string) => Promise<void>
}

/** An index in the making. */
export interface SearchIndexBuilder {
  /** Adds a page. Its text is written as soon as its chunk is complete, and not kept. */
  add: (page: SearchablePage) => Promise<void>
  /** Writes the files that need all pages: the terms and, last, `<locale>.json`. */
  finish: () => Promise<void>
}

/** Largest shard of terms, in bytes before compression: small enough to be fetched for one word. */
const shardBytes = 7_000
const wordListBytes = 12_000
/** Largest pack of shards, in bytes before compression: half as many after it. */
const packBytes = 128_000

/** Builds the search index of a locale out of one page after the other. */
export function createSearchIndex({ locale, ids, write }: SearchIndexOptions): SearchIndexBuilder {
  const numbers = new Map(ids.map((id, number) => [id, number]))
  const postings = new Map<string, number[]>()
  const chunks = createChunks(ids.length, (path, content) => write(`${locale}/${path}`, content))
  const writePart = async (content: Uint8Array): Promise<string> => {
    const name = `${hash(content)}.bin`
    await write(`${locale}/${name}`, content)
    return name
  }
  const writeParts = (parts: readonly IndexPart[]) =>
    Promise.all(parts.map(async ({ first, content }): Promise<[string, string]> => [first, await writePart(content)]))
  const writePacks = (shards: readonly Uint8Array[]) =>
    Promise.all(
      splitShards(shards).map(async ({ first, end }): Promise<[string, number, number]> => {
        const name = await writePart(encodePack(shards.slice(first, end)))
        return [name, first, end]
      }),
    )
  return {
    async add(page) {
      const number = numbers.get(page.id)
      if (number === undefined) throw new Error(`The page ${page.id} is not among the ids of the search index: name it in "ids".`)
      for (const [term, strength] of readTerms(page.terms)) {
        const posting = number * 16 + strength
        const known = postings.get(term)
        if (known) known.push(posting)
        else postings.set(term, [posting])
      }
      await chunks.add(number, page)
    },
    async finish() {
      const names = await chunks.finish()
      const terms = [...postings]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([term, list]) => ({ term, postings: list.sort(byNumber) }))
      const shards = splitTerms(terms)
      const manifest: SearchManifest = {
        format: 1,
        pages: ids.length,
        chunks: names,
        shards: await writeParts(shards),
        packs: await writePacks(shards.map(({ content }) => content)),
        words: await writeParts(splitWords(terms.flatMap(({ term }) => (/^[a-z]{4,20}$/.test(term) ? [term] : [])))),
      }
      await write(`${locale}.json`, JSON.stringify(manifest))
    },
  }
}

function createChunks(pages: number, write: SearchIndexOptions['write']) {
  const open = new Map<number, Map<number, SearchablePage>>()
  const names: string[] = []
  const close = async (chunk: number) => {
    const held = [...(open.get(chunk) ?? [])].sort(([one], [other]) => one - other)
    open.delete(chunk)
    const titles: TitleEntry[] = held.map(([, { href, title, subtitle = '', group = '' }]) => [href, title, subtitle, group])
    const texts = held.map(([, page]) => JSON.stringify(pageText(page)))
    const name = hash(JSON.stringify(titles) + texts.join('\n'))
    names[chunk] = name
    await write(`${name}/titles.json`, JSON.stringify(titles))
    await Promise.all(texts.map((text, index) => write(`${name}/${index}.json`, text)))
  }
  return {
    async add(number: number, page: SearchablePage) {
      const chunk = Math.floor(number / pagesInChunk)
      const held = open.get(chunk) ?? new Map<number, SearchablePage>()
      open.set(chunk, held.set(number, page))
      if (held.size === Math.min(pagesInChunk, pages - chunk * pagesInChunk)) await close(chunk)
    },
    async finish() {
      if (open.size > 0) throw new Error(`${open.size} chunks of the search index lack pages: add every page named in "ids".`)
      return names
    },
  }
}

function pageText({ description, sections }: SearchablePage): PageText {
  return {
    description,
    sections: sections.map(({ id, title, text, api }) => (api ? [id, title, text, api.part, api.name] : [id, title, text])),
  }
}

/** A part of the index that is sorted: its first entry, and what its file contains. */
interface IndexPart {
  first: string
  content: Uint8Array
}

function splitTerms(terms: readonly TermPostings[]): IndexPart[] {
  return split(terms, shardBytes, ({ term, postings }) => term.length + postings.length + 3).map((part) => ({
    first: part[0]?.term ?? '',
    content: encodeTermShard(part),
  }))
}

/** The shards of each pack: the first, and that after the last. */
function splitShards(shards: readonly Uint8Array[]): { first: number; end: number }[] {
  let first = 0
  return split(shards, packBytes, ({ length }) => length).map((pack) => {
    const place = { first, end: first + pack.length }
    first = place.end
    return place
  })
}

function splitWords(words: readonly string[]): IndexPart[] {
  return split(words, wordListBytes, () => 6).map((part) => ({ first: part[0] ?? '', content: encodeWordList(part) }))
}

function split<T>(items: readonly T[], most: number, sizeOf: (item: T) => number): T[][] {
  const parts: T[][] = []
  let size = most
  for (const item of items) {
    size += sizeOf(item)
    if (size > most) {
      parts.push([])
      size = sizeOf(item)
    }
    parts.at(-1)?.push(item)
  }
  return parts
}

function byNumber(one: number, other: number): number {
  return one - other
}

function hash(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 10)
}
