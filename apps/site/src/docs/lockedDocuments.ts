import { ApiError, type ApiClient } from '@view-site/api-client'
import type { Session } from '@view-site/auth'
import type { LockedPort } from '@view-site/docs'
import { toLocale, type Locale } from '@view-site/i18n/product'
import * as errorCodes from '@view-site/contract/error-codes'

type Parts = Awaited<ReturnType<LockedPort['load']>>

/** Loads the locked parts of pages from the API, which decides who gets them. Caches them until the session changes. */
export function lockedDocuments(session: Session, api: () => ApiClient): LockedPort {
  const cache = new Map<string, Parts>()
  session.subscribe(() => cache.clear())
  return {
    reader() {
      const { status, user, flags } = session.get()
      return { status, id: user?.uuid ?? '', products: flags }
    },
    subscribe: session.subscribe,
    async load(id, locale, signal) {
      const key = `${locale} ${id}`
      const parts = cache.get(key) ?? (await fetchParts(api(), { scope: 'doc', id, locale: toLocale(locale) }, signal))
      if (parts === undefined) {
        // The session's data is outdated: refresh it for menus and other parts of the page too.
        void session.refresh()
        return {}
      }
      if (!signal.aborted) cache.set(key, parts)
      return parts
    },
  }
}

/** Returns `undefined` if the reader owns none of the required products. */
async function fetchParts(
  api: ApiClient,
  page: { scope: 'doc'; id: string; locale: Locale },
  signal: AbortSignal,
): Promise<Parts | undefined> {
  try {
    const data = await api.call('pro/info/get', page, { signal, silent: true })
    return data.scope === 'doc' ? Object.fromEntries(data.parts.map((part) => [part.id, part.html])) : undefined
  } catch (error) {
    if (error instanceof ApiError && error.code === errorCodes.notEntitled) return undefined
    throw error
  }
}
