import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig, type Options } from 'tsup'
import { bundledTypes } from './bundledTypes.ts'
import { clientEntries } from './clientEntries.ts'
import { onlyExportedStyles } from './onlyExportedStyles.ts'

export interface LibraryOptions {
  /** Public entries: name of the output file → source file. @default `{ index: 'src/index.ts' }` */
  entry?: Record<string, string>
  /** Whether entries that import from `react` get the directive `'use client'`. @default false */
  client?: boolean
  /** Extra tsup options, applied last. */
  options?: Options
}

/** The shared build configuration: ESM with types and source maps, and all vanilla-extract styles in the exported style sheet. */
export function library({ entry = { index: 'src/index.ts' }, client = false, options = {} }: LibraryOptions = {}): ReturnType<
  typeof defineConfig
> {
  return defineConfig({
    entry,
    format: 'esm',
    target: 'es2023',
    clean: true,
    sourcemap: true,
    // The `node:` prefix is kept for bundlers and other runtimes.
    removeNodeProtocol: false,
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    plugins: [onlyExportedStyles(), bundledTypes({ entry }), ...(client ? [clientEntries(Object.keys(entry))] : [])],
    esbuildOptions(esbuild) {
      // Also drops the base64 source comments that vanilla-extract leaves in the CSS.
      esbuild.minifyWhitespace = true
    },
    ...options,
  })
}
