import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { olderReleases } from '@view-site/content/older-releases'
import type { Plugin } from 'vite'
import type { Versions } from '../src/project/Versions.ts'

const id = 'virtual:versions'

/** Packages of downloaded projects. iCRUD is not among them: customers have it as a folder. */
const names = [
  'vue',
  'view-ui-plus',
  'vite',
  '@vitejs/plugin-vue',
  'vue-router',
  'dayjs',
  'vxe-table',
  'dompurify',
  'quill',
  'easymde',
] as const

/** Serves `virtual:versions`: the installed versions of the packages that a downloaded project depends on. */
export function versionsPlugin(): Plugin {
  return {
    name: 'playground:versions',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) => (asked === `\0${id}` ? `export default ${JSON.stringify(installedVersions())}` : undefined),
  }
}

/** The installed versions, and the releases of older versions of View UI Plus. */
export function installedVersions(): Versions {
  const older = olderReleases.filter(({ section }) => section === 'view-ui-plus').map(({ id: version, release }) => [version, release])
  return { packages: Object.fromEntries(names.map((name) => [name, installed(name)])), older: Object.fromEntries(older) }
}

function installed(name: string): string {
  const manifest = findPackageJSON(name, import.meta.url)
  if (manifest === undefined) throw new Error(`${name} is not installed: add it to the dependencies of the playground.`)
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
  return version
}
