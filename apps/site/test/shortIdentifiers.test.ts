import { expect, test } from 'vitest'
import { shortIdentifiers } from '../build/shortIdentifiers.ts'

const header = { filePath: 'src/header/Header.css.ts', packageName: '@view-site/layout' }
const sider = { filePath: 'src/sider/Sider.css.ts', packageName: '@view-site/layout' }

test('the names of a file begin with the same three characters, in every build', () => {
  const [one, other] = [shortIdentifiers(), shortIdentifiers()]
  expect(other({ hash: '_19xb0kf0', ...sider })).toBe(one({ hash: '_19xb0kf0', ...sider }))
  const names = ['chjrmy0', 'chjrmya', 'chjrmy10'].map((hash) => one({ hash, ...header }))
  expect(names).toEqual([expect.stringMatching(/^[A-Z]\w{2}0$/), `${names[0]?.slice(0, 3)}a`, `${names[0]?.slice(0, 3)}10`])
  expect(one({ hash: '_19xb0kf1', ...sider })).not.toBe(names[1])
})

test('two files whose names would be the same stop the build', () => {
  const name = shortIdentifiers()
  expect(() => {
    for (let file = 0; file < 5000; file += 1) name({ hash: 'hash0', filePath: `src/${file}.css.ts`, packageName: 'some' })
  }).toThrow(/The styles of some\/src\/\d+\.css\.ts and some\/src\/\d+\.css\.ts would get the same names\. Rename one/)
})
