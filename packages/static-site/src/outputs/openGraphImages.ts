import type { Collection } from '@view-site/docs/compile'
import type { Localized } from '@view-site/docs'
import { openGraphImagePath } from '../document/openGraphImage.ts'
import type { SiteFiles } from '../files/siteFiles.ts'
import type { SiteOutput } from './SiteOutput.ts'

/** The texts of an image. */
export interface ImageContent {
  /** Name of the site. */
  brand: string
  /** Where the page belongs: product and chapter. */
  section: string
  title: string
  subtitle?: string
  description: string
  /** Address as people read it: `www.example.com/price`. */
  address: string
}

/** Draws images. */
export interface ImageRenderer {
  /** Changes with everything that shows in the image. */
  version: (content: ImageContent) => string
  /** The image as PNG, 1200 × 630 pixels. */
  render: (content: ImageContent) => Promise<Uint8Array>
  /** Called after the last image. */
  close: () => Promise<unknown>
}

/** A page that is not an article, with the texts of its image. */
export interface OpenGraphPage {
  path: string
  title: Localized
  description: Localized
}

/** The pages that have an image, and what draws it. */
export interface OpenGraphImagesOptions {
  files: SiteFiles
  origin: string
  collection: Collection
  /** Name of the site. */
  brand: string
  renderer: ImageRenderer
  /** Pages with an image, besides all articles. */
  pages: readonly OpenGraphPage[]
  /** Whether images are drawn: all, or those of the paths for which it returns true. Of the others, unchanged ones of earlier builds are kept. @default true */
  draw?: boolean | ((path: string) => boolean)
}

/** Draws the Open Graph image of each page in each locale, but of an older version only those of pages that the current one does not have. */
export function openGraphImages({ files, origin, collection, brand, renderer, pages, draw = true }: OpenGraphImagesOptions): SiteOutput {
  const paths = collection.site
  const isDrawn = typeof draw === 'function' ? draw : () => draw
  const write = async (path: string, locale: string, texts: Omit<ImageContent, 'brand' | 'address'>) => {
    const content = { ...texts, brand, address: new URL(origin).host + paths.localizePath(path, locale).replace(/^\/$/, '') }
    if (isDrawn(path)) await files.write(openGraphImagePath(path, locale, paths), () => renderer.render(content), renderer.version(content))
    else files.keep(openGraphImagePath(path, locale, paths), renderer.version(content))
  }
  return {
    async article({ id, locale, title, subtitle, description, canonical }, { path }) {
      // It shows the image of that page.
      if (canonical !== undefined) return
      const section = (collection.frame(id, locale).breadcrumb ?? []).map((step) => step.title).filter((step) => step !== brand)
      await write(path, locale, { section: section.join(' · '), title, ...(subtitle ? { subtitle } : {}), description })
    },
    async finish() {
      for (const { path, title, description } of pages) {
        for (const locale of collection.locales) {
          await write(path, locale, { section: '', title: title[locale] ?? '', description: description[locale] ?? '' })
        }
      }
      await renderer.close()
    },
  }
}
