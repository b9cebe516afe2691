import { isBuiltin } from 'node:module'
import { importsOf } from './importsOf.ts'
import { isOfTemplate } from './isOfTemplate.ts'
import type { Tarball } from './Tarball.ts'

export interface CheckImportsOptions {
  /** Imports that only the app's bundler resolves. @default `virtual:…` */
  virtual?: RegExp
}

/** Imports in a tarball's scripts and declarations without a declared dependency. */
export function checkImports(
  { manifest, files }: Pick<Tarball, 'manifest' | 'files'>,
  { virtual = /^virtual:/ }: CheckImportsOptions = {},
): string[] {
  const declared = new Set([manifest.name, ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })])
  return Array.from(files, ([file, text]) =>
    /\.(js|ts)$/.test(file) && !isOfTemplate(file, manifest) ? importsOf(text).map((name) => ({ file, name })) : [],
  )
    .flat()
    .filter(({ name }) => !name.startsWith('.') && !name.startsWith('node:') && !virtual.test(name))
    .flatMap(({ file, name }) => {
      if (isBuiltin(name)) return [`${file} imports "${name}" without "node:", which not every bundler and runtime resolves.`]
      const owner = packageOf(name)
      return declared.has(owner) || declared.has(typesOf(owner))
        ? []
        : [`${file} imports "${name}", and "${owner}" is neither a dependency nor a peer.`]
    })
}

function packageOf(name: string): string {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/')
}

function typesOf(name: string): string {
  return `@types/${name.replace(/^@(.*)\//, '$1__')}`
}
