import { inLanguage } from '../app/site/inLanguage.ts'

const en = {
  /** Accessible name of the bar. */
  label: 'Announcement',
  /** Accessible name of the button that dismisses it. */
  dismiss: 'Hide this announcement',
}

/** Texts of the announcement bar, apart from the announcement itself. */
export type AnnouncementTexts = typeof en

const ar: AnnouncementTexts = { label: 'إعلان', dismiss: 'إخفاء هذا الإعلان' }
const de: AnnouncementTexts = { label: 'Ankündigung', dismiss: 'Diese Ankündigung ausblenden' }
const zh: AnnouncementTexts = { label: '公告', dismiss: '不再显示这条公告' }

/** The texts of a locale: those given, completed by the built-in ones. */
export function announcementTexts(locale: string, given: Partial<AnnouncementTexts> = {}): AnnouncementTexts {
  return { ...inLanguage({ ar, de, en, zh }, locale), ...given }
}
