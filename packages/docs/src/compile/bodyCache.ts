import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { CompiledBody } from './CompiledArticle.ts'
import type { PageSource } from './PageSource.ts'

/** Compiled bodies on disk. One file for each page and locale: it does not grow with the number of builds. */
export interface BodyCache {
  /** Key of a page: whatever its body depends on. */
  key: (page: PageSource) => string
  get: (page: PageSource, key: string) => Promise<CompiledBody | undefined>
  set: (page: PageSource, key: string, body: CompiledBody) => Promise<void>
}

/** Opens the cache in a folder. */
export async function openBodyCache(folder: string): Promise<BodyCache> {
  const engine = await engineVersion()
  const fileOf = ({ id, locale }: PageSource) => join(folder, id, `${locale}.json`)
  return {
    key: ({ id, locale, markdown, demos, heights, api }) => hash(JSON.stringify([engine, id, locale, markdown, demos, heights, api])),
    async get(page, key) {
      const stored = await readFile(fileOf(page), 'utf8').catch(() => '')
      return stored.startsWith(`${key}\n`) ? parse(stored.slice(key.length + 1)) : undefined
    },
    async set(page, key, body) {
      const file = fileOf(page)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, `${key}\n${JSON.stringify(body)}`)
    },
  }
}

/** What was written under the same key by the same engine has the same shape; a file cut short counts as none. */
function parse(text: string): CompiledBody | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Changes with this package's code and with the libraries that shape the HTML: no version has to be counted by hand. */
async function engineVersion(): Promise<string> {
  const here = dirname(fileURLToPath(import.meta.url))
  const resolve = createRequire(import.meta.url).resolve
  const libraries = ['shiki', 'remark-parse', 'remark-gfm', 'remark-directive', 'remark-rehype', 'rehype-react', 'react-dom'].map((name) =>
    resolve(name),
  )
  return hash([...libraries, ...(await sources(here)), ...(await sources(join(here, '../locales')))].join('\n'))
}

async function sources(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const code = names.filter((name) => /\.[jt]s$/.test(name) && !name.includes('.test.')).sort()
  return Promise.all(code.map((name) => readFile(join(folder, name), 'utf8')))
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
