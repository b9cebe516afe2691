import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { installedVersions } from '../../installedVersions.ts'
import { installIn } from '../../runIn.ts'

// Toolpad does not allow later versions of MUI.
const packages = {
  '@emotion/cache': '11.14.0',
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@mantine/core': '9.8.1',
  '@mantine/hooks': '9.8.1',
  '@mui/icons-material': '7.3.11',
  '@mui/material': '7.3.11',
  '@soybeanjs/vue-materials': '0.2.0',
  '@toolpad/core': '0.16.0',
  'naive-ui': '2.45.3',
  ...installedVersions('tests/bench', ['react', 'react-dom', 'vue']),
}

/**
 * Copies the benchmark's modules into a temporary folder that has the packages of the shells in this folder, of which the workspace has none:
 * together they are over 300 MB. They are installed the first time, and again when a version changes.
 * @returns The copy of the folder `layout`.
 */
export async function installRivals(): Promise<string> {
  const manifest = JSON.stringify({ name: 'layout-rivals', private: true, type: 'module', dependencies: packages }, null, 2)
  const hash = createHash('sha256').update(manifest).digest('hex').slice(0, 12)
  const folder = join(tmpdir(), 'bench-layout', hash)
  const installed = join(folder, 'installed')
  if (!existsSync(installed)) {
    process.stdout.write(`The other shells are installed in ${folder}, which takes some minutes.\n`)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'package.json'), manifest)
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { jsx: 'react-jsx' } }))
    installIn(folder)
    await writeFile(installed, '')
  }
  const copy = join(folder, 'layout')
  await rm(copy, { recursive: true, force: true })
  await cp(dirname(import.meta.dirname), copy, { recursive: true })
  return copy
}
