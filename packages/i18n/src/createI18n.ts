import { createInstance, type BackendModule, type i18n } from 'i18next'
import type { Messages } from './defineMessages.ts'
import { localeAmong, type LocaleList } from './locale/matchLocale.ts'
import { keepOverlay, withOverlay, type OverlayTexts } from './overlayTexts.ts'

/** An i18next instance; create one per app in the browser, and one per request or page on a server. */
export type I18n = i18n

/** The current locale of an instance, as it was created or switched. */
export function localeOf(i18n: I18n): string
/** The one of a list of locales that fits the current locale: itself, one of its language, or the first. */
export function localeOf<Tag extends string>(i18n: I18n, among: LocaleList<Tag>): Tag
export function localeOf(i18n: I18n, among?: LocaleList): string {
  return among ? localeAmong(i18n.language, among) : i18n.language
}

/** Namespaces registered with an instance, by which its backend finds their files. */
const known = new WeakMap<i18n, Map<string, Messages>>()

/** Creates an instance with a locale (any BCP 47 tag), synchronously; texts are loaded by the first `useT` or `loadT` that needs them. */
export function createI18n(locale: string): I18n {
  const namespaces = new Map<string, Messages>()
  const instance = createInstance()
  known.set(instance, namespaces)
  void instance.use(lazyBackend(instance, namespaces)).init({
    lng: locale,
    load: 'currentOnly',
    fallbackLng: false,
    ns: [],
    defaultNS: false,
    nsSeparator: false,
    initAsync: false,
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    react: { useSuspense: true },
  })
  return instance
}

/** Registers a namespace with an instance and adds its texts if they are loaded, so that `t` works immediately. */
export function addMessages(i18n: i18n, messages: Messages, locale: string): void {
  const namespaces = known.get(i18n)
  if (!namespaces)
    throw new Error(`The i18next instance was not created by createI18n(), so "${messages.namespace}" cannot be loaded into it.`)
  const other = namespaces.get(messages.namespace)
  if (other && other !== messages) throw new Error(`Two defineMessages() use the namespace "${messages.namespace}". Give one another name.`)
  namespaces.set(messages.namespace, messages)
  if (!i18n.hasResourceBundle(locale, messages.namespace)) putTexts(i18n, messages, locale)
}

/** Overrides built-in texts, including those that load later. Replaces the overrides of an earlier call. */
export function overlayTexts(i18n: I18n, texts: OverlayTexts): void {
  keepOverlay(i18n, texts)
  for (const messages of known.get(i18n)?.values() ?? []) for (const locale of localesIn(i18n)) putTexts(i18n, messages, locale)
  // Re-renders components, as after a change of the locale.
  i18n.emit('languageChanged', i18n.language)
}

/** Switches a running app to another locale; loads the texts of all used namespaces first, to avoid flicker. */
export async function switchLocale(i18n: I18n, locale: string): Promise<void> {
  const namespaces = [...(known.get(i18n)?.values() ?? [])]
  await Promise.all(namespaces.map((messages) => messages.load(locale)))
  for (const messages of namespaces) addMessages(i18n, messages, locale)
  await i18n.changeLanguage(locale)
}

/** The locales that have been used with an instance. */
function localesIn(i18n: i18n): string[] {
  return Object.keys(i18n.services.resourceStore.data)
}

function putTexts(i18n: i18n, messages: Messages, locale: string): void {
  const { namespace } = messages
  const texts = messages.peek(locale)
  if (texts) i18n.addResourceBundle(locale, namespace, withOverlay(i18n, { namespace, locale, texts }), true, true)
}

function lazyBackend(instance: i18n, namespaces: ReadonlyMap<string, Messages>): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    async read(language, namespace, done) {
      try {
        const messages = namespaces.get(namespace)
        if (!messages) throw new Error(`No texts are defined for "${namespace}".`)
        done(null, withOverlay(instance, { namespace, locale: language, texts: await messages.load(language) }))
      } catch (error) {
        // `true` would make i18next retry for minutes while the page waits; instead, the next use retries.
        done(error instanceof Error ? error : String(error), false)
      }
    },
  }
}
