import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { rolldown, type Plugin } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'
import type { Options } from 'tsup'
import { withOwnNames } from './withOwnNames.ts'

const run = promisify(execFile)

export interface BundledTypesOptions {
  /** Name of the output file → source file. */
  entry: Readonly<Record<string, string>>
}

/**
 * Writes the bundled `.d.ts` of every entry. tsup's own declarations come from the TypeScript of JavaScript, which took two thirds of the
 * time of all builds; here the native compiler writes a declaration for each module, and rolldown bundles them.
 */
export function bundledTypes({ entry }: BundledTypesOptions): NonNullable<Options['plugins']>[number] {
  return {
    name: 'bundled-types',
    async buildEnd() {
      await mkdir('node_modules/.cache', { recursive: true })
      const folder = await mkdtemp(resolve('node_modules/.cache/types-'))
      try {
        await writeModuleTypes(Object.values(entry), folder)
        await bundle(entry, folder)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}

/** Writes a declaration for each module of this package that the entries import. Rejects with the compiler's messages. */
async function writeModuleTypes(files: readonly string[], outDir: string): Promise<void> {
  const config = join(outDir, 'tsconfig.json')
  const compilerOptions = { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: resolve('.'), outDir }
  const settings = {
    extends: resolve('tsconfig.json'),
    compilerOptions,
    files: files.map((file) => resolve(file)),
    include: [resolve('src/**/*.d.ts')],
  }
  await writeFile(config, JSON.stringify(settings))
  const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('@typescript/native/package.json')))
  await run(process.execPath, [compiler, '-p', config]).catch((error: Error & { stdout?: string }) => {
    throw new Error(`The declarations could not be written:\n${error.stdout ?? error.message}`)
  })
}

async function bundle(entry: Readonly<Record<string, string>>, folder: string): Promise<void> {
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(entry).map(([name, file]) => [name, join(folder, declarationOf(file))])),
    // Declarations of other packages are imported from them.
    external: (id) => !id.startsWith('.') && !isAbsolute(id),
    plugins: [ownDeclarations(folder), dts({ dtsOnly: true, tsconfig: false, generator: 'oxc' }), ownNames()],
  })
  await build.write({ dir: 'dist', format: 'es' })
  await build.close()
}

/** `./page.ts` in a declaration is `./page.d.ts`; an ambient declaration is not written, and stays in the sources. */
function ownDeclarations(folder: string): Plugin {
  return {
    name: 'own-declarations',
    resolveId: {
      order: 'pre',
      handler(id, importer) {
        if (importer === undefined || !id.startsWith('.')) return undefined
        const file = resolve(dirname(importer), declarationOf(id))
        if (existsSync(file)) return file
        throw new Error(`There is no declaration of ${id}, which ${relative(folder, importer)} imports.`)
      },
    },
  }
}

/** Gives imported names that the bundler has numbered, such as `Clock$1`, their own name where it is free: readers see it in signatures. */
function ownNames(): Plugin {
  return { name: 'own-names', renderChunk: (code) => withOwnNames(code) }
}

function declarationOf(file: string): string {
  return file.endsWith('.d.ts') ? file : file.replace(/(\.[jt]sx?)?$/, '.d.ts')
}
