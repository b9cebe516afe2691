import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('../src/', import.meta.url))

test('the style sheet of the built package has the styles of every part, those that load later included', () => {
  const imported = [...readFileSync(`${source}styles.ts`, 'utf8').matchAll(/'\.\/(.+?)'/g)].map(([, file]) => file)
  expect(imported).toEqual(globSync('**/*.css.ts', { cwd: source }).toSorted())
})
