import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { CompiledBody } from '../page/CompiledArticle.ts'
import { factsOf, type PageFacts } from '../collection/PageFacts.ts'

/** A page in one locale, in the version with this key. */
export interface BodyRef {
  id: string
  locale: string
  /** Hash of everything the body depends on. */
  key: string
}

/** Where compiled bodies wait until they are written: pages of a large site are never in memory all at once. */
export interface BodyStore {
  /** `undefined` when the page has to be compiled. */
  facts: (ref: BodyRef) => Promise<PageFacts | undefined>
  save: (key: string, body: CompiledBody) => Promise<PageFacts>
  /** Throws when the body was not kept under this key. */
  body: (ref: BodyRef) => Promise<CompiledBody>
}

/** Keeps bodies for as long as the process lives. */
export function memoryStore(): BodyStore {
  const bodies = new Map<string, CompiledBody>()
  const find = ({ id, locale, key }: BodyRef) => bodies.get(`${key} ${locale} ${id}`)
  return {
    async facts(ref) {
      const body = find(ref)
      return body && factsOf(body)
    },
    async save(key, body) {
      bodies.set(`${key} ${body.locale} ${body.id}`, body)
      return factsOf(body)
    },
    async body(ref) {
      return find(ref) ?? gone(ref)
    },
  }
}

/**
 * Keeps bodies in a folder from one build to the next: two files for each page and locale, so that it does not grow with the
 * number of builds. The facts are written last: if they exist, the body is complete.
 */
export function diskStore(folder: string): BodyStore {
  const fileOf = ({ id, locale }: Pick<BodyRef, 'id' | 'locale'>, kind: 'facts' | 'body') => join(folder, id, `${locale}.${kind}.json`)
  const read = async <T>(ref: BodyRef, kind: 'facts' | 'body'): Promise<T | undefined> => {
    const stored = await readFile(fileOf(ref, kind), 'utf8').catch(() => '')
    return stored.startsWith(`${ref.key}\n`) ? parse(stored.slice(ref.key.length + 1)) : undefined
  }
  return {
    facts: (ref) => read<PageFacts>(ref, 'facts'),
    async save(key, body) {
      const facts = factsOf(body)
      await mkdir(dirname(fileOf(body, 'body')), { recursive: true })
      await rm(fileOf(body, 'facts'), { force: true })
      await writeFile(fileOf(body, 'body'), `${key}\n${JSON.stringify(body)}`)
      await writeFile(fileOf(body, 'facts'), `${key}\n${JSON.stringify(facts)}`)
      return facts
    },
    async body(ref) {
      return (await read<CompiledBody>(ref, 'body')) ?? gone(ref)
    },
  }
}

/** What was written under the same key by the same engine has the same shape; a truncated file counts as none. */
function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function gone({ id, locale }: BodyRef): never {
  throw new Error(`The compiled page ${id} (${locale}) is no longer in the cache: something else wrote to it. Build again.`)
}
