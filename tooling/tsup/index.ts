import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig, type Options } from 'tsup'

export interface LibraryOptions {
  /** Public entries: name of the output file → source file. @default `{ index: 'src/index.ts' }` */
  entry?: Record<string, string>
  /** Extra tsup options, applied last. */
  options?: Options
}

/** The one way a package of this workspace is built: ESM, typed, vanilla-extract styles in one CSS file per entry. */
export function library({ entry = { index: 'src/index.ts' }, options = {} }: LibraryOptions = {}): ReturnType<typeof defineConfig> {
  return defineConfig({
    entry,
    format: 'esm',
    target: 'es2023',
    dts: true,
    clean: true,
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    esbuildOptions(esbuild) {
      // Also drops the base64 source comments that vanilla-extract leaves in the CSS.
      esbuild.minifyWhitespace = true
    },
    ...options,
  })
}
