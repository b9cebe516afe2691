import { ApiError, type ApiClient } from '@view-site/api-client'
import type { Session } from '@view-site/auth'
import type { LockedPort } from '@view-site/docs'
import type { Locale } from '@view-site/i18n/locale'

type Parts = Awaited<ReturnType<LockedPort['load']>>

/** The locked parts of pages, from the API: it decides who gets them. They are kept for as long as the same reader is here. */
export function lockedDocuments(session: Session, api: () => ApiClient): LockedPort {
  const known = new Map<string, Parts>()
  session.subscribe(() => known.clear())
  return {
    reader() {
      const { status, user, flags } = session.get()
      return { status, id: user?.uuid ?? '', products: flags }
    },
    subscribe: session.subscribe,
    async load(id, locale, signal) {
      const key = `${locale} ${id}`
      const parts = known.get(key) ?? (await fetchParts(api(), { scope: 'doc', id, locale }, signal))
      if (parts === undefined) {
        // What was known of the reader is old: menus and other panels should know as well.
        void session.refresh()
        return {}
      }
      if (!signal.aborted) known.set(key, parts)
      return parts
    },
  }
}

/** Nothing when the reader holds none of the products. */
async function fetchParts(
  api: ApiClient,
  page: { scope: 'doc'; id: string; locale: Locale },
  signal: AbortSignal,
): Promise<Parts | undefined> {
  try {
    const data = await api.call('pro/info/get', page, { signal, silent: true })
    return data.scope === 'doc' ? Object.fromEntries(data.parts.map((part) => [part.id, part.html])) : undefined
  } catch (error) {
    if (error instanceof ApiError && error.code === 40302) return undefined
    throw error
  }
}
