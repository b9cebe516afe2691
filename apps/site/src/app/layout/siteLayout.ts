import type { AnyRouter } from '@tanstack/react-router'
import { brand } from '@view-site/site-data/brand'
import { links } from '@view-site/site-data/links'
import { isLocale, localizePath, locales, type Locale } from '@view-site/i18n/product'
import { createLayout, layoutT, type AccessChecker, type Layout, type LocalePort } from '@view-site/layout'
import { tanstackAdapter } from '@view-site/layout/tanstack'
import { chooseLocale } from '../chooseLocale.ts'
import type { Site } from '../Site.ts'
import type { Services } from '../services/services.ts'
import { layoutBaseOf } from './layoutBaseOf.ts'
import { siteFooter } from './siteFooter.tsx'
import { siteMenu } from './siteMenu.ts'
import type { SiteTexts } from '../texts.ts'
import { titleOf } from './titleOf.ts'

/** Creates the shell of this site: the layout package with the site's menus, footer and languages. */
export function createSiteLayout(router: AnyRouter, services: Services, { t, layout }: SiteTexts): Layout {
  const { locale } = services
  return createLayout({
    router: tanstackAdapter(router),
    menu: siteMenu(t, locale, router.state.location.pathname),
    t: layoutT(layout),
    brand: { title: brand.title },
    can: canOf(services),
    user: userOf(services),
    titleOf: (path) => titleOf(path, t, locale),
    base: layoutBaseOf(services, layout),
    locale: localePort(locale),
    github: links.library,
    footer: siteFooter(t, locale),
  })
}

/**
 * Updates menus and tabs when the user signs in or out, and starts the background tasks.
 * @param mounted Resolves when the page is in the document: the router must not replace it while it is being rendered.
 */
export function followSession(site: Site, mounted: Promise<void>): void {
  const { services, layout, router } = site
  services.session.subscribe(() => layout.update({ can: canOf(services), user: userOf(services) }))
  services.session.on(({ type }) => {
    // A route that waited for the token of the address rejects the visitor now.
    if (type === 'link-failed') void mounted.then(() => router.invalidate())
  })
  void import('../../background/startBackgroundTasks.ts').then(({ startBackgroundTasks }) => startBackgroundTasks(site, mounted))
}

/** One function for all visitors, so that their menus are prepared once. */
const visitorCan: AccessChecker = () => false

function canOf({ session }: Services): AccessChecker {
  const { access: tags, flags } = session.get()
  // Menus may also require a flag of the store, which is not in the access list.
  const access: readonly string[] = [...tags, ...flags]
  if (access.length === 0) return visitorCan
  return (auth) => auth.some((tag) => access.includes(tag))
}

/** The user's id, `null` without one, and `undefined` while a saved session is being restored: tabs wait for that. */
function userOf({ session }: Services): string | null | undefined {
  const { status, user } = session.get()
  if (status === 'loading') return undefined
  return user ? user.id : null
}

function localePort(current: Locale): LocalePort {
  return {
    current,
    options: locales.map((value) => ({ value, label: value === 'zh-CN' ? '简体中文' : 'English' })),
    href: (locale, fullPath) => localizePath(fullPath, isLocale(locale) ? locale : current),
    choose: chooseLocale,
  }
}
