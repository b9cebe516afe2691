import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { locales } from '@view-site/i18n/product'
import { expect, test } from 'vitest'
import { root } from './pages/pageApis.ts'

const pages = [
  ['view-ui-plus', 'view-ui-plus/guide/install'],
  ['view-ui-plus-1.2', 'view-ui-plus/versions/1.2/guide/install'],
] as const

test.for(pages.flatMap(([name, page]) => locales.map((locale) => ({ name, page, locale }))))(
  '$page gives the sizes of the published styles, $locale',
  ({ name, page, locale }) => {
    const styles = join(root, 'node_modules', name, 'dist/styles')
    const text = readFileSync(join(root, page, `${locale}.md`), 'utf8')
    const css = readFileSync(join(styles, 'viewuiplus.css'))
    const [size, gzipped] = [kilobytes(css.length), kilobytes(gzipSync(css).length)]
    expect(text).toContain(locale === 'zh-CN' ? `${size}（gzip 后 ${gzipped}）` : `${size} (${gzipped} gzipped)`)
    expect(text).toContain(kilobytes(statSync(join(styles, 'fonts/ionicons.woff2')).size))
  },
)

/** A number of bytes as build tools print it, `372 kB`: a kilobyte has 1,000. */
function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}
