import type { FrameLocator, Locator, Page } from 'playwright'
import type { Localized } from '@view-site/platform/locale'
import type { Target } from './Film.ts'

type Root = Page | FrameLocator | Locator

/** The part of a page in which to look for an element. */
export type Place = (page: Page) => Root

const wholePage: Place = (page) => page

/** Locates an element by its role and name, in the language of the recording. */
export function byRole(role: Parameters<Page['getByRole']>[0], name: Localized | string, place = wholePage): Target {
  return (page, locale) =>
    place(page)
      .getByRole(role, { name: inLocale(name, locale), exact: true })
      .first()
}

/** Locates an element by its text. */
export function byText(text: Localized | string, place = wholePage): Target {
  return (page, locale) => place(page).getByText(inLocale(text, locale), { exact: true }).first()
}

/** Locates a field by its label. */
export function byLabel(label: Localized | string, place = wholePage): Target {
  return (page, locale) => place(page).getByLabel(inLocale(label, locale), { exact: true }).first()
}

/** Locates an element by a CSS selector. */
export function bySelector(selector: string, place = wholePage): Target {
  return (page) => place(page).locator(selector).first()
}

function inLocale(words: Localized | string, locale: keyof Localized): string {
  return typeof words === 'string' ? words : words[locale]
}
