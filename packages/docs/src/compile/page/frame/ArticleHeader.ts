import type { Locale } from '@view-site/i18n'
import { localizePath } from '@view-site/i18n/locale'
import { createElement as h, type ReactElement } from 'react'

import type { FrontMatter } from '../CompiledArticle.ts'
import type { PageFrame } from '../../source/PageSource.ts'
import { ActionButton } from '../../../blocks/view/ActionButton.ts'
import { IconSprite } from '../../../blocks/view/Icon.ts'
import { useTexts } from '../../../blocks/view/TextsContext.ts'

export interface ArticleHeaderProps {
  frontMatter: FrontMatter
  frame: PageFrame
  locale: Locale
  /** Id of the page's first heading. */
  titleId: string
  /** Everything that is or may come below the header: its icons are defined here. */
  html: string
}

/** Breadcrumb, title, description, and the button that copies the page. */
export function ArticleHeader({ frontMatter, frame, locale, titleId, html }: ArticleHeaderProps): ReactElement {
  const texts = useTexts()
  const { title, subtitle, description } = frontMatter
  const heading = h(
    'h1',
    { id: titleId, 'data-anchor': '' },
    title,
    ...(subtitle ? [' ', h('small', { key: 'subtitle', lang: otherLanguage(subtitle, locale) }, subtitle)] : []),
  )
  const copy = h(ActionButton, { act: 'copy-page', icon: 'copy', label: texts.copyPage, done: texts.copied, failed: texts.copyFailed })
  return h(
    'header',
    null,
    h(IconSprite, { html }),
    h(Breadcrumb, { frame, locale, title }),
    h('div', { className: 'doc-title' }, h('div', null, heading, h('p', null, description)), copy),
  )
}

function Breadcrumb({ frame, locale, title }: { frame: PageFrame; locale: Locale; title: string }): ReactElement | null {
  const texts = useTexts()
  if (!frame.breadcrumb?.length) return null
  const steps = frame.breadcrumb.map((step) =>
    h(
      'li',
      { key: step.title },
      step.path === undefined ? h('span', null, step.title) : h('a', { href: localizePath(step.path, locale) }, step.title),
    ),
  )
  return h(
    'nav',
    { className: 'doc-crumb', 'aria-label': texts.breadcrumb },
    h('ol', null, ...steps, h('li', { 'aria-current': 'page' }, title)),
  )
}

/** A subtitle is the name in the other language: the browser and screen readers have to know. */
function otherLanguage(text: string, locale: Locale): Locale | undefined {
  const language: Locale = /\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en-US'
  return language === locale ? undefined : language
}
