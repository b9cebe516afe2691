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
 * Writes a bundled `.d.ts` for every entry: the native TypeScript compiler writes a declaration of each module, and rolldown bundles them.
 * tsup itself uses the JavaScript compiler, which took two thirds of the time of all builds.
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

/**
 * Writes a declaration for each module of this package that the entries import. Rejects with the compiler's messages about declarations and
 * syntax. Checking types is left to lint and `typecheck`: it takes two thirds of the compiler's time.
 */
async function writeModuleTypes(files: readonly string[], outDir: string): Promise<void> {
  const config = join(outDir, 'tsconfig.json')
  const compilerOptions = { noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true, rootDir: resolve('.'), outDir }
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
    // Imports of other packages stay imports.
    external: (id) => !id.startsWith('.') && !isAbsolute(id),
    plugins: [ownDeclarations(folder), dts({ dtsOnly: true, tsconfig: false, generator: 'oxc' }), ownNames()],
  })
  await build.write({ dir: 'dist', format: 'es' })
  await build.close()
}

/** Resolves `./page.ts` in a declaration to `./page.d.ts`; throws if the compiler has not written it, as for ambient declarations. */
function ownDeclarations(folder: string): Plugin {
  return {
    name: 'own-declarations',
    resolveId: {
      order: 'pre',
      handler(id, importer) {
        if (importer === undefined || !id.startsWith('.')) return undefined
        const file = resolve(dirname(importer), declarationOf(id))
        if (existsSync(file)) return file
        throw new Error(`No declaration found for ${id}, which ${relative(folder, importer)} imports.`)
      },
    },
  }
}

/** Restores the names of imports that the bundler has numbered, such as `Clock$1`, where possible: they are shown in signatures. */
function ownNames(): Plugin {
  return { name: 'own-names', renderChunk: (code) => withOwnNames(code) }
}

function declarationOf(file: string): string {
  return file.endsWith('.d.ts') ? file : file.replace(/(\.[jt]sx?)?$/, '.d.ts')
}
