import type { MenuTitle } from '../../define/defineMenu.ts'

/** A menu title in one locale; empty if it has none there, which the build reports. */
export function titleIn(title: MenuTitle, locale: string): string {
  return typeof title === 'string' ? title : (title[locale] ?? '')
}
