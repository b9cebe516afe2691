import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type * as TwoslashCore from 'twoslash/core'
import type { TwoslashInstance } from 'twoslash/core'
import type * as TypeScript from 'typescript'

/** Twoslash with TypeScript, or why it cannot be used. */
export type LoadedTwoslash = { twoslash: TwoslashInstance } | { message: string; fix: string }

const loading = new Map<string, Promise<void>>()
const loaded = new Map<string, LoadedTwoslash>()

/**
 * Loads Twoslash, once for all pages.
 * @param folder Absolute path of the folder whose packages the code may import.
 */
export async function loadTwoslash(folder: string): Promise<void> {
  const load = loading.get(folder) ?? createTwoslash(folder).then((result) => void loaded.set(folder, result))
  loading.set(folder, load)
  await load
}

/** Twoslash for a folder, after `loadTwoslash`. */
export function loadedTwoslash(folder: string): LoadedTwoslash {
  const result = loaded.get(folder)
  if (!result) throw new Error('loadedTwoslash: call loadTwoslash() before.')
  return result
}

async function createTwoslash(folder: string): Promise<LoadedTwoslash> {
  const fix = 'Install `twoslash` and `typescript@6` next to the documentation, or take `twoslash` out of the fence.'
  const [core, compiler] = [addressOf('twoslash/core', folder), addressOf('typescript', folder)]
  if (core === undefined || compiler === undefined)
    return { message: 'The types of the code cannot be shown: `twoslash` or `typescript` is not installed.', fix }
  const { createTwoslasher }: typeof TwoslashCore = await import(core)
  const { default: typescript }: { default: typeof TypeScript } = await import(compiler)
  // TypeScript 7 has no such API.
  if (typeof typescript.createLanguageService !== 'function')
    return { message: `The types of the code cannot be shown: TypeScript ${typescript.version} has no API for them.`, fix }
  const { ScriptTarget, ModuleKind, ModuleResolutionKind, JsxEmit, getDefaultLibFilePath } = typescript
  const twoslash = createTwoslasher({
    tsModule: typescript,
    tsLibDirectory: dirname(getDefaultLibFilePath({})),
    vfsRoot: folder,
    compilerOptions: {
      strict: true,
      target: ScriptTarget.ESNext,
      module: ModuleKind.ESNext,
      moduleResolution: ModuleResolutionKind.Bundler,
      jsx: JsxEmit.ReactJSX,
      skipLibCheck: true,
    },
    // Problems are found with their lines in the page: see `readTypes`.
    handbookOptions: { noErrorValidation: true, keepNotations: true },
  })
  return { twoslash }
}

/** Where the site, not this package, has a module installed. */
function addressOf(name: string, folder: string): string | undefined {
  try {
    return pathToFileURL(createRequire(join(folder, 'docs.config.ts')).resolve(name)).href
  } catch {
    return undefined
  }
}
