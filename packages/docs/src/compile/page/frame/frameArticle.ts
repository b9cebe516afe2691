import { createElement as h } from 'react'

import type { ArticleHeading, CompiledArticle, CompiledBody } from '../CompiledArticle.ts'
import type { TocEntry } from '../../../blocks/heading/TocEntry.ts'
import { languageAttributes, textLocale } from '../../fallback/textLocale.ts'
import { ArticleFooter } from './ArticleFooter.ts'
import { ArticleHeader } from './ArticleHeader.ts'
import { slugOf } from '../../../blocks/heading/headingIds.ts'
import { idOfTitle } from '../../../blocks/heading/idsOfHeadings.ts'
import type { PageFrame } from '../../source/PageSource.ts'
import { renderWithTexts } from '../renderBlocks.ts'
import type { Site } from '../../Site.ts'

/** Puts header and footer around the body of a page. */
export function frameArticle(body: CompiledBody, frame: PageFrame, site: Site): CompiledArticle {
  const { frontMatter, locale, demos, headings, locked } = body
  const { title, subtitle, description } = frontMatter
  const texts = site.texts(locale)
  const text = textLocale(frame, locale, site)
  const pathTo = (path: string) => site.localizePath(path, locale)
  const titleId = idOfTitle(title, site.anchors)
  const footer = renderWithTexts(h(ArticleFooter, { frame, pathTo, hasDemos: demos.length > 0 }), texts)
  const below = [body.html, footer, ...locked.map(({ html }) => html)].join('')
  const header = renderWithTexts(h(ArticleHeader, { frontMatter, frame, locale, text, pathTo, titleId, html: below }), texts)
  const all: ArticleHeading[] = [{ id: titleId, depth: 1, text: title, slug: slugOf(title), line: 1 }, ...headings]
  return {
    ...body,
    title,
    ...(subtitle ? { subtitle } : {}),
    description,
    ...canonicalOf(frame),
    ...(frame.locales ? { locales: frame.locales } : {}),
    html: `${header}<div class="doc-body"${attributesOf(languageAttributes(text, locale))}>${body.html}</div>${footer}`,
    toc: all.flatMap(tocEntry),
    headings: all,
  }
}

function tocEntry({ id, depth, text, api }: ArticleHeading): TocEntry[] {
  return depth === 1 || depth === 2 || depth === 3 ? [{ id, depth, text, ...(api ? { api } : {}) }] : []
}

function attributesOf(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}

/** A page of an older version names the same page of the current one as the one to be found. */
function canonicalOf({ versions }: PageFrame): Pick<CompiledArticle, 'canonical'> {
  const isOld = versions !== undefined && versions.shown !== versions.current.id
  return isOld && versions.current.hasPage ? { canonical: versions.current.path } : {}
}
