import { dirname } from 'node:path'

import type { TwoslashInstance } from 'twoslash/core'

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
  const modules = await Promise.all([import('twoslash/core'), import('typescript')]).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  })
  if (!modules) return { message: 'The types of the code cannot be shown: `twoslash` or `typescript` is not installed.', fix }
  const [{ createTwoslasher }, { default: typescript }] = modules
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
