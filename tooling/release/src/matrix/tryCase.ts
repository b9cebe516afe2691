import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '@view-site/bootstrap/processes'
import { viteApp, viteTools } from '../apps/viteApp.ts'
import { openBuiltApp } from '../openBuiltApp.ts'
import { typeChecks } from '../typeChecks.ts'
import { writeFiles } from '../writeFiles.ts'
import type { MatrixCase } from './MatrixRecord.ts'
import { walkOrders } from './walkOrders.ts'

export interface TryCaseOptions {
  root: string
  /** An empty folder outside of the workspace. */
  folder: string
  /** Name → tarball of the layout and what it depends on. */
  tarballs: ReadonlyMap<string, string>
  catalog: Readonly<Record<string, string>>
}

/** The file of `packages/layout/test/matrix` that is the app of a router. */
const mains: Readonly<Record<string, string>> = { '@tanstack/react-router': 'tanstack.tsx', 'react-router': 'react-router.tsx' }

/** Installs an app with one combination of versions, checks its types, builds it and walks through it. Returns Chromium's version. */
export async function tryCase(
  { router, version, react }: MatrixCase,
  { root, folder, tarballs, catalog }: TryCaseOptions,
): Promise<string> {
  const read = (file: string) => readFile(join(root, 'packages/layout/test/matrix', file), 'utf8')
  const own = Object.fromEntries([...tarballs].map(([name, file]) => [name, `file:${file}`]))
  const command = (file: string, args: readonly string[]) => run(file, args, { cwd: folder, quiet: true })
  const checks = typeChecks([])
  await writeFiles(folder, {
    ...viteApp('main.tsx'),
    'main.tsx': await read(mains[router] ?? ''),
    'OrderPage.tsx': await read('OrderPage.tsx'),
    'inputs.ts': await read('inputs.ts'),
    'tsconfig.json': checks['tsconfig.bundler.json'] ?? '',
    'package.json': JSON.stringify({
      name: 'matrix',
      version: '0.0.0',
      private: true,
      type: 'module',
      dependencies: { ...own, [router]: version, react, 'react-dom': react, jotai: catalog['jotai'] },
      devDependencies: Object.fromEntries(viteTools.map((tool) => [tool, catalog[tool]])),
    }),
    'pnpm-workspace.yaml': JSON.stringify({ overrides: own, minimumReleaseAge: 0 }),
  })
  await command('pnpm', ['install', '--ignore-scripts', '--prefer-offline'])
  await command(join(folder, 'node_modules/.bin/tsc'), ['-p', '.'])
  await command(join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'])
  return openBuiltApp(folder, walkOrders)
}
