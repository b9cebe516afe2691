import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { locales } from '@view-site/platform/locale'
import { describe, expect, test } from 'vitest'
import { pictures } from '../films/pictures.ts'

const folder = resolve(import.meta.dirname, '../../../apps/site/public/pictures')

describe.each(pictures)('$name', ({ name }) => {
  test.each(locales)('exists in %s and is small', (locale) => {
    expect(statSync(join(folder, `${name}.${locale}.webp`)).size).toBeLessThan(40_000)
  })
})
