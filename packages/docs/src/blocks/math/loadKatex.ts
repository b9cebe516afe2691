import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import type katexModule from 'katex'

import type { ArticleAsset } from '../../compile/assets/ArticleAsset.ts'

/** KaTeX, with what its output needs in a page. */
export interface LoadedKatex {
  katex: typeof katexModule
  /** Address of the stylesheet. */
  stylesheet: string
  /** The stylesheet and its fonts. */
  assets: readonly ArticleAsset[]
}

let loading: Promise<LoadedKatex> | undefined
let loaded: LoadedKatex | undefined

/** Loads KaTeX, once for all pages. */
export async function loadKatex(): Promise<void> {
  loaded = await (loading ??= load())
}

/** KaTeX, after `loadKatex`. */
export function loadedKatex(): LoadedKatex {
  if (!loaded) throw new Error('loadedKatex: call loadKatex() before.')
  return loaded
}

async function load(): Promise<LoadedKatex> {
  const { default: katex } = await import('katex')
  const css = await readFile(createRequire(import.meta.url).resolve('katex/dist/katex.min.css'), 'utf8')
  // Browsers of today take the first format of a font, which is WOFF 2.
  const fonts = Array.from(new Set(css.match(/fonts\/[\w-]+\.woff2/g)))
  const folder = `/assets/katex-${katex.version}`
  const assets = ['katex.min.css', ...fonts].map((file): ArticleAsset => ({
    kind: 'package',
    path: `${folder}/${file}`,
    module: `katex/dist/${file}`,
  }))
  return { katex, stylesheet: `${folder}/katex.min.css`, assets }
}
