import { ConfigError } from '../config/ConfigError.ts'
import type { DocsConfig, DocsLocale } from '../config/DocsConfig.ts'
import type { DocsLink, Text } from '../config/DocsLink.ts'
import type { SiteLink, Texts } from '../app/site/SiteText.ts'
import { announcementTexts } from './announcementTexts.ts'
import type { SiteAnnouncement } from './SiteAnnouncement.ts'

/** Functions that resolve texts and links of the configuration. */
export interface AnnouncementContext {
  locales: readonly DocsLocale[]
  inAll: (text: Text) => Texts
  link: (link: DocsLink) => SiteLink
  /** @default now */
  now?: Date
}

/** Time after the start of a day in UTC at which that day has ended in every time zone. */
const wholeDay = 36 * 60 * 60 * 1000

/** Resolves the announcement; `undefined` without one or after its last day. Throws a {@link ConfigError} that describes the mistake. */
export function resolveAnnouncement(
  { announcement, shell }: Pick<DocsConfig, 'announcement' | 'shell'>,
  { locales, inAll, link, now = new Date() }: AnnouncementContext,
): SiteAnnouncement | undefined {
  if (!announcement) return undefined
  const { id, text, link: more, from, until } = announcement
  if (id.trim() === '')
    throw new ConfigError('`announcement.id` is empty. Write a name that the next announcement will not have, such as v2.')
  if (shell?.Notice) throw new ConfigError('Both `announcement` and `shell.Notice` are the bar above the header. Leave one of them out.')
  for (const [name, day] of Object.entries({ from, until }))
    if (day !== undefined && !isDay(day)) throw new ConfigError(`\`announcement.${name}\` is "${day}". Write a day such as 2026-05-06.`)
  if (from !== undefined && until !== undefined && until < from)
    throw new ConfigError(`\`announcement\` ends on ${until}, before it begins on ${from}. Correct one of the days.`)
  if (until !== undefined && Date.parse(until) + wholeDay < now.getTime()) return undefined
  const texts = locales.map((locale) => [locale.tag, announcementTexts(locale.tag, locale.texts?.announcement)] as const)
  return {
    id,
    text: inAll(text),
    ...(more ? { link: link(more) } : {}),
    from,
    until,
    label: Object.fromEntries(texts.map(([tag, { label }]) => [tag, label])),
    dismiss: Object.fromEntries(texts.map(([tag, { dismiss }]) => [tag, dismiss])),
  }
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
