import { pagesInChunk, type PageText, type SearchManifest, type TitleEntry } from './Manifest.ts'
import type { PartLoader } from './createPartLoader.ts'
import { decodePack } from './shardPack.ts'
import { decodeTermShard, type TermShard } from './termShard.ts'
import { decodeWordList } from './wordList.ts'

/** The index of a locale, part by part. Every function rejects with `MissingPart` where a part cannot be had. */
export interface IndexReader {
  /** Number of pages. */
  pages: number
  /** Shards that may hold terms beginning with a text; not more than three of them. */
  shardsOf: (beginning: string) => Promise<TermShard[]>
  /** Words that may have been meant by a misspelt one. */
  wordsLike: (word: string) => Promise<string[]>
  title: (page: number) => Promise<TitleEntry>
  text: (page: number) => Promise<PageText>
  /** Fetches the parts that every first query needs, if they are small. */
  prepare: () => Promise<void>
  /** Number of shards of terms. */
  shards: number
  /** Fetches the titles and the packs of shards that are not here yet, one after the other. */
  loadParts: () => Promise<void>
}

const mostShards = 3
/** With no more lists of words than this, all are searched, so that a wrong first letter is corrected too. */
const fewLists = 3
const fewChunks = 8

/** Reads the index that a manifest describes. */
export function createIndexReader(manifest: SearchManifest, loader: PartLoader, locale: string): IndexReader {
  const { shards, words, chunks, packs = [] } = manifest
  const shard = (place: number) => loader.load(`${locale}/${shards[place]?.[1]}`, decodeTermShard)
  const list = (place: number) => loader.load(`${locale}/${words[place]?.[1]}`, decodeWordList)
  const titles = (chunk: number) => loader.load(`${locale}/${chunks[chunk]}/titles.json`, readTitles)
  return {
    pages: manifest.pages,
    shards: shards.length,
    shardsOf: (beginning) => Promise.all(placesOf(shards, beginning, mostShards).map(shard)),
    async wordsLike(word) {
      const places =
        words.length <= fewLists
          ? words.keys()
          : new Set([word.slice(0, 1), word.slice(1, 2)].flatMap((letter) => placesOf(words, letter, words.length)))
      return (await Promise.all(Array.from(places, list))).flat()
    },
    async title(page) {
      const entry = (await titles(Math.floor(page / pagesInChunk)))[page % pagesInChunk]
      return entry ?? ['/', '', '', '']
    },
    text: (page) => loader.load(`${locale}/${chunks[Math.floor(page / pagesInChunk)]}/${page % pagesInChunk}.json`, readText),
    async prepare() {
      if (chunks.length <= fewChunks) await Promise.all(chunks.map((_, chunk) => titles(chunk)))
    },
    async loadParts() {
      await Promise.all(chunks.map((_, chunk) => titles(chunk)))
      for (const [name, first, end] of packs) {
        const files = shards.slice(first, end).map(([, file]) => `${locale}/${file}`)
        if (files.every(loader.has)) continue
        const contents = await loader.load(`${locale}/${name}`, (pack) => decodePack(pack, files))
        for (const [file, content] of contents) if (!loader.has(file)) loader.take(file, content)
      }
    },
  }
}

/** Reads a manifest; `undefined` where it is another format or no manifest at all. */
export function readManifest(content: Uint8Array<ArrayBuffer>): SearchManifest | undefined {
  return sound(() => {
    const manifest: SearchManifest = JSON.parse(textOf(content))
    return manifest.format === 1 && Array.isArray(manifest.shards) ? manifest : undefined
  })
}

function readTitles(content: Uint8Array<ArrayBuffer>): TitleEntry[] | undefined {
  return sound(() => {
    const titles: TitleEntry[] = JSON.parse(textOf(content))
    return Array.isArray(titles) ? titles : undefined
  })
}

function readText(content: Uint8Array<ArrayBuffer>): PageText | undefined {
  return sound(() => {
    const text: PageText = JSON.parse(textOf(content))
    return Array.isArray(text.sections) ? text : undefined
  })
}

function textOf(content: Uint8Array<ArrayBuffer>): string {
  return new TextDecoder().decode(content)
}

/** What was read, or `undefined` where it is cut short or something else, such as the page of a hotel's network. */
function sound<T>(read: () => T | undefined): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Parts, sorted by their first entry, that may hold entries beginning with a text. */
function placesOf(parts: readonly (readonly [string, string])[], beginning: string, most: number): number[] {
  const end = `${beginning}\uffff`
  const after = parts.findIndex(([first]) => first > end)
  const last = (after === -1 ? parts.length : after) - 1
  const firstAfter = parts.findIndex(([first]) => first > beginning)
  const first = Math.max(0, (firstAfter === -1 ? parts.length : firstAfter) - 1)
  return Array.from({ length: Math.max(0, Math.min(last - first + 1, most)) }, (_, step) => first + step)
}
