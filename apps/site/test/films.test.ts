import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { videos } from '@view-site/site-data/consult'
import { expect, test } from 'vitest'

const own = resolve(import.meta.dirname, '../public')
const pages = resolve(import.meta.dirname, '../../../content')

test.each(videos)(
  '[LAY-12] every file of the film about $product exists, and so does the page it links to',
  ({ src, poster, captions, docs }) => {
    const addresses = [src, poster, captions].flatMap((address) => Object.values(address))
    const missing = addresses.filter((address) => address.startsWith('/') && !existsSync(own + address))
    expect(missing).toEqual([])
    expect(existsSync(`${pages}${docs}/zh-CN.md`)).toBe(true)
  },
)
