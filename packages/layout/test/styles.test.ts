import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('../src/', import.meta.url))

test('the style sheet of the built package has the styles of every part, those that load later included', () => {
  const imported = [...readFileSync(`${source}styles.ts`, 'utf8').matchAll(/'\.\/(.+?)'/g)].map(([, file]) => file)
  // The modes of the sider have a separate style sheet.
  const parts = globSync('**/*.css.ts', { cwd: source }).filter((file) => file !== 'sider/modes/SiderModes.css.ts')
  expect(imported).toEqual(parts.toSorted())
})
