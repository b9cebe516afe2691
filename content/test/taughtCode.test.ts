import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { locales } from '@view-site/i18n/product'
import { demoFiles, localizeDemo } from '@view-site/vue-demo/vite'
import { expect, test } from 'vitest'
import { root } from './pages/pageApis.ts'

const pages = globSync('admin-plus/**/demos', { cwd: root }).map(dirname).sort()

// Its end is the first brace without an indent.
const declared = /^(?:export )?(?:async )?function (\w+)\([^]*?^\}$/gm

test.for(locales)('[DOC-09] a function that a page prints is the one its demo runs, %s', (locale) => {
  const taught = pages.flatMap((page) => {
    const printed = functionsIn(printedCode(join(root, page, `${locale}.md`)))
    return [...(demoFiles(root).get(page) ?? [])].flatMap(([name, file]) => {
      const run = functionsIn(localizeDemo(readFileSync(file, 'utf8'), locale, file))
      return [...printed].flatMap(([fn, code]) => (run.has(fn) ? [{ place: `${page}/${name}: ${fn}`, code, runs: run.get(fn) }] : []))
    })
  })
  expect(taught.length).toBeGreaterThan(4)
  for (const { place, code, runs } of taught) expect.soft(runs, place).toBe(code)
})

function printedCode(file: string): string {
  return [...readFileSync(file, 'utf8').matchAll(/^```(?:js|vue)[^\n]*\n([^]*?)^```$/gm)].map(([, code]) => code).join('\n')
}

function functionsIn(source: string): Map<string, string> {
  return new Map([...source.matchAll(declared)].map(([code, name = '']) => [name, code.replace(/^export /, '')]))
}
