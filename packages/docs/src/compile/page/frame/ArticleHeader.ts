import { createElement as h, type ReactElement } from 'react'

import { languageAttributes } from '../../fallback/textLocale.ts'
import { UntranslatedNotice } from '../../fallback/UntranslatedNotice.ts'
import { languageOf } from '../../../locales/texts.ts'
import type { FrontMatter } from '../CompiledArticle.ts'
import type { PageFrame } from '../../source/PageSource.ts'
import { ActionButton } from '../../../blocks/view/ActionButton.ts'
import { IconSprite } from '../../../blocks/view/Icon.ts'
import { useTexts } from '../../../blocks/view/TextsContext.ts'
import { OldVersionNotice, VersionChoice } from './VersionChoice.ts'

export interface ArticleHeaderProps {
  frontMatter: FrontMatter
  frame: PageFrame
  locale: string
  /** Locale of the text: the default one where the page is not translated. */
  text: string
  /** Address of a route in the page's locale. */
  pathTo: (path: string) => string
  /** Id of the page's first heading. */
  titleId: string
  /** Everything that is or may come below the header: its icons are defined here. */
  html: string
}

/** Breadcrumb, notices, title, description, and the button that copies the page. */
export function ArticleHeader({ frontMatter, frame, locale, text, pathTo, titleId, html }: ArticleHeaderProps): ReactElement {
  const texts = useTexts()
  const { title, subtitle, description } = frontMatter
  const heading = h(
    'h1',
    { id: titleId, 'data-anchor': '' },
    title,
    ...(subtitle ? [' ', h('small', { key: 'subtitle', lang: otherLanguage(subtitle, text) }, subtitle)] : []),
  )
  const copy = h(ActionButton, { act: 'copy-page', icon: 'copy', label: texts.copyPage, done: texts.copied, failed: texts.copyFailed })
  const { lang, dir } = languageAttributes(text, locale)
  const crumb = h(Breadcrumb, { frame, pathTo, title, lang })
  return h(
    'header',
    null,
    h(IconSprite, { html }),
    frame.versions ? h('div', { className: 'doc-top' }, crumb, h(VersionChoice, { versions: frame.versions, pathTo })) : crumb,
    text === locale ? null : h(UntranslatedNotice),
    frame.versions && h(OldVersionNotice, { versions: frame.versions, pathTo }),
    h(
      'div',
      { className: 'doc-title', dir },
      h('div', { lang }, frontMatter.draft && h('mark', languageAttributes(locale, text), texts.draft), heading, h('p', null, description)),
      text === locale ? copy : h('div', languageAttributes(locale, text), copy),
    ),
  )
}

type BreadcrumbProps = Pick<ArticleHeaderProps, 'frame' | 'pathTo'> & { title: string; lang: string | undefined }

function Breadcrumb({ frame, pathTo, title, lang }: BreadcrumbProps): ReactElement | null {
  const texts = useTexts()
  if (!frame.breadcrumb?.length) return null
  const steps = frame.breadcrumb.map((step) =>
    h('li', { key: step.title }, step.path === undefined ? h('span', null, step.title) : h('a', { href: pathTo(step.path) }, step.title)),
  )
  return h(
    'nav',
    { className: 'doc-crumb', 'aria-label': texts.breadcrumb },
    h('ol', null, ...steps, h('li', { 'aria-current': 'page', lang }, title)),
  )
}

/** A subtitle in Chinese, or in English on a Chinese page, is the name in that language: the browser and screen readers have to know. */
function otherLanguage(text: string, locale: string): string | undefined {
  const [inChinese, pageIsChinese] = [/\p{Script=Han}/u.test(text), languageOf(locale) === 'zh']
  if (inChinese === pageIsChinese) return undefined
  return inChinese ? 'zh-CN' : 'en-US'
}
