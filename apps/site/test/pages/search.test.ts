import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { questions } from '@view-site/content/search-questions'
import { openSearch } from '@view-site/docs/search'
import { locales } from '@view-site/i18n/product'
import { expect, test } from 'vitest'

const dist = resolve(import.meta.dirname, '../../dist/client')

/** The files of the built index. */
const builtFiles = (address: string) =>
  readFile(dist + address).then(
    (content) => new Response(new Uint8Array(content)),
    () => new Response(null, { status: 404 }),
  )

test.each(locales)(
  '[PLUS-02] in %s, the page that answers a question comes first nine times of ten, and hardly ever after the third',
  async (locale) => {
    const search = await openSearch({ locale, fetch: builtFiles })
    const places = await Promise.all(
      questions[locale].map(async ([query, ...pages]) => {
        const found = (await search.search(query, { limit: 3 })).pages.map(({ href }) =>
          href.replace(/^\/en-US(?=\/)/, '').replace(/#.*/, ''),
        )
        return { query, place: found.findIndex((href) => pages.includes(href)) + 1, found }
      }),
    )
    const missed = places.filter(({ place }) => place === 0)
    const notFirst = places.filter(({ place }) => place !== 1)
    expect(places.length).toBeGreaterThanOrEqual(100)
    expect(missed.length > places.length * 0.03 ? missed : []).toEqual([])
    expect(notFirst.length > places.length * 0.1 ? notFirst : []).toEqual([])
  },
)
