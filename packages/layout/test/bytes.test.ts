import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, defaultClientConditions, type Rollup } from 'vite'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What an app loads that shows the shell: the package, jotai, the theme and one language; React it has anyway. */
const app = `
  import { AppLayout, createLayout, layoutT, Panel, PanelAction } from '/src/index.ts'
  import { zhCN } from '/src/locales/zh-CN.ts'
  globalThis.shell = { AppLayout, createLayout, layoutT, Panel, PanelAction, zhCN }
`

async function buildApp() {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'app',
        resolveId: (id) => (id === 'app.tsx' ? `${root}app.tsx` : null),
        load: (id) => (id.endsWith('/app.tsx') ? app : null),
      },
    ],
    resolve: { conditions: ['@view-site/source', ...defaultClientConditions] },
    build: { write: false, rolldownOptions: { input: 'app.tsx', external: [/^react(-dom)?($|\/)/] } },
  })
  return [built].flat().flatMap((one) => ('output' in one ? one.output : []))
}

const gzipped = (file: Rollup.OutputChunk | Rollup.OutputAsset) => gzipSync(file.type === 'chunk' ? file.code : file.source).length
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

test('the first load is at most 30 kB gz of script and style over React, without Base UI; with the drawer at most 115 kB', async () => {
  const files = await buildApp()
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry)
  if (entry?.type !== 'chunk') throw new Error('The build has no entry.')
  const first = new Set([entry.fileName, ...entry.imports, ...(entry.viteMetadata?.importedCss ?? [])])
  expect(Object.keys(entry.modules).filter((id) => id.includes('base-ui'))).toEqual([])
  expect(first.size).toBeGreaterThanOrEqual(2)
  expect(sum(files.filter(({ fileName }) => first.has(fileName)).map(gzipped))).toBeLessThanOrEqual(30 * 1024)
  expect(sum(files.map(gzipped))).toBeLessThanOrEqual(115 * 1024)
}, 60_000)
