import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { build, type Plugin } from 'esbuild'

const compress = promisify(brotliCompress)

/** Styles are in a separate stylesheet. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  setup: (build) => build.onResolve({ filter: /\.css(\.ts)?$/ }, ({ path }) => ({ path, external: true })),
}

/** Size of each entry in bytes: the package's own code, minified, brotli, including lazily loaded code, without dependencies. */
export async function weighEntries(files: readonly string[]): Promise<Map<string, number>> {
  const weights = await Promise.all(
    files.map(async (file) => {
      const { outputFiles } = await build({
        entryPoints: [file],
        bundle: true,
        packages: 'external',
        minify: true,
        write: false,
        format: 'esm',
        target: 'es2023',
        jsx: 'automatic',
        logLevel: 'silent',
        plugins: [withoutStyles],
      })
      const code = await Promise.all(
        outputFiles.map(({ contents }) => compress(contents, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: contents.length } })),
      )
      return [file, code.reduce((bytes, { length }) => bytes + length, 0)] as const
    }),
  )
  return new Map(weights)
}
