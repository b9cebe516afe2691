import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig, type Options } from 'tsup'
import { onlyExportedStyles } from './onlyExportedStyles.ts'

export interface LibraryOptions {
  /** Public entries: name of the output file → source file. @default `{ index: 'src/index.ts' }` */
  entry?: Record<string, string>
  /** Extra tsup options, applied last. */
  options?: Options
}

/** The one way a package of this workspace is built: ESM, typed, with source maps, and all vanilla-extract styles in the style sheet it exports. */
export function library({ entry = { index: 'src/index.ts' }, options = {} }: LibraryOptions = {}): ReturnType<typeof defineConfig> {
  return defineConfig({
    entry,
    format: 'esm',
    target: 'es2023',
    dts: true,
    clean: true,
    sourcemap: true,
    // `node:` says to bundlers and to other runtimes what an import is.
    removeNodeProtocol: false,
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    plugins: [onlyExportedStyles()],
    esbuildOptions(esbuild) {
      // Also drops the base64 source comments that vanilla-extract leaves in the CSS.
      esbuild.minifyWhitespace = true
    },
    ...options,
  })
}
