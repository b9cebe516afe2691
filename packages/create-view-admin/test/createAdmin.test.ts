import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createAdmin } from '../src/createAdmin.ts'

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'create-view-admin-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'sales-desk')
}

test('[PLUS-09] a new app has its own name, title and colour, and every file that is listed', async () => {
  const folder = await emptyFolder()
  const files = await createAdmin({ folder, accent: '#0f766e' })
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  expect(JSON.parse(await read('src/app.json'))).toEqual({ name: 'sales-desk', title: 'Sales desk', accent: '#0f766e' })
  expect(JSON.parse(await read('package.json'))).toMatchObject({ name: 'sales-desk', private: true })
  expect(await read('README.md')).toContain('# Sales desk')
  expect(files).toEqual(expect.arrayContaining(['.gitignore', 'index.html', 'src/main.tsx', 'server/sampleBackend.ts', 'tsconfig.json']))
  await Promise.all(files.map(read))
})

test.for(['tanstack', 'react-router'] as const)(
  '[PLUS-09] a new app with %s imports what is in its manifest, and no other package',
  async (router) => {
    const folder = await emptyFolder()
    const files = await createAdmin({ folder, router })
    const sources = await Promise.all(files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFile(join(folder, file), 'utf8')))
    const imported = sources.flatMap((source) =>
      [...source.matchAll(/(?:from|import\(?) ?'((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name]) => name),
    )
    const manifest: { dependencies: object; devDependencies: object } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    // Peers of those packages, types and the compiler are not imported.
    const unseen = ['jotai', 'i18next', 'react-i18next', 'typescript', '@types/node', '@types/react', '@types/react-dom']
    const named = new Set(imported.filter((name) => name !== 'node'))
    expect(new Set([...named, ...unseen])).toEqual(new Set(declared))
  },
)

test('an app with React Router differs only in the folder of its router, its manifest and its README', async () => {
  const folders = [await emptyFolder(), await emptyFolder()] as const
  const files = [await createAdmin({ folder: folders[0] }), await createAdmin({ folder: folders[1], router: 'react-router' })] as const
  const shared = files.map((paths) => paths.filter((path) => !path.startsWith('src/router/')))
  expect(shared[1]).toEqual(shared[0])
  const texts = folders.map((folder) => Promise.all((shared[0] ?? []).map((path) => readFile(join(folder, path), 'utf8'))))
  const [first = [], second = []] = await Promise.all(texts)
  expect(shared[0]?.filter((_, index) => first[index] !== second[index])).toEqual(['README.md', 'package.json'])
  expect(files[1].filter((path) => path.startsWith('src/router/'))).toContain('src/router/routes.tsx')
  expect(second.join('\n')).not.toContain('tanstack')
})

test('a new app is built with the major versions that this repository uses', async () => {
  const folder = await emptyFolder()
  await createAdmin({ folder })
  const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const catalog = await readFile(join(import.meta.dirname, '../../../pnpm-workspace.yaml'), 'utf8')
  const majors = Object.keys(devDependencies).map((name) => [name, majorIn(catalog, name === 'typescript' ? '@typescript/native' : name)])
  expect(Object.entries(devDependencies).map(([name, range]) => [name, range.split('.')[0]])).toEqual(majors)
})

/** `^8` for `vite: ^8.3.8`. */
function majorIn(catalog: string, name: string): string {
  const entry = new RegExp(`^  '?${name}'?: (?:npm:typescript@)?\\^?(\\d+)\\.`, 'm').exec(catalog)
  return `^${entry?.[1]}`
}

test('a folder with files, and an accent that is no colour, are refused before anything is written', async () => {
  const folder = await emptyFolder()
  await expect(createAdmin({ folder, accent: 'teal' })).rejects.toThrow('"teal" is no colour')
  await createAdmin({ folder })
  await expect(createAdmin({ folder, title: 'Other' })).rejects.toThrow('is not empty')
  expect(await readFile(join(folder, 'src/app.json'), 'utf8')).toContain('Sales desk')
})
