import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { run } from '@view-site/bootstrap/processes'
import type { PackageManifest } from '@view-site/published'
import { parse } from 'yaml'
import { casesOf } from './casesOf.ts'
import type { MatrixCase, MatrixRecord } from './MatrixRecord.ts'
import { packLayout } from './packLayout.ts'
import { tryCase } from './tryCase.ts'

export interface RunMatrixOptions {
  root: string
  /** An empty folder outside of the workspace. */
  folder: string
  /** Only cases whose router and version contain this. */
  only?: string
  say: (line: string) => void
}

/** The ranges whose minors are tried: the peer ranges of the layout follow what passes. */
const candidates = { '@tanstack/react-router': '~1.170.0', 'react-router': '^8.0.0' }

/** Tries the packed layout with the supported versions of each router and of React. */
export async function runMatrix({ root, folder, only = '', say }: RunMatrixOptions): Promise<MatrixRecord> {
  const { catalog }: { catalog: Record<string, string> } = parse(await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8'))
  const cases = (await allCases(root)).filter(({ router, version }) => `${router}@${version}`.includes(only))
  const tarballs = await packLayout(root, join(folder, 'tarballs'))
  const tried: MatrixCase[] = []
  let chromium = ''
  for (const [index, one] of cases.entries()) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- a case installs, builds and opens a browser: several at once would exceed their timeouts
      chromium = await tryCase(one, { root, folder: join(folder, `case-${index}`), tarballs, catalog })
      tried.push(one)
      say(`✓ ${one.router}@${one.version}, React ${one.react}`)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      tried.push({ ...one, error: reasonIn(message) })
      say(`✗ ${one.router}@${one.version}, React ${one.react}\n${message}`)
    }
  }
  return { date: new Date().toISOString().slice(0, 10), node: process.versions.node, chromium, cases: tried }
}

async function allCases(root: string): Promise<MatrixCase[]> {
  const { peerDependencies = {} }: PackageManifest = JSON.parse(await readFile(join(root, 'packages/layout/package.json'), 'utf8'))
  const ask = async <T>(...args: string[]): Promise<T> => {
    const answer: T = JSON.parse((await run('npm', ['view', '--json', ...args], { cwd: root, quiet: true })) || '{}')
    return answer
  }
  const reacts = await ask<string[]>('react', 'versions')
  const found = await Promise.all(
    Object.entries(candidates).map(async ([router, range]) => {
      const versions = await ask<string[]>(router, 'versions')
      const peers = await ask<Record<string, string>>(router, 'peerDependencies')
      const reactRanges = [peerDependencies['react'] ?? '*', peers['react'] ?? '*']
      return casesOf({ router, versions, candidates: range, reacts, reactRanges })
    }),
  )
  return found.flat()
}

/** The line of an output that says why: an error of the bundler, the compiler or a test, else the first one. */
function reasonIn(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const reason = lines.find((line) => /\[[A-Z_]+\]|error TS\d+|expect\(/.test(line)) ?? lines[0] ?? ''
  return reason
    .trim()
    .replaceAll(/node_modules\/\S+?\/node_modules\//g, '')
    .slice(0, 160)
}
