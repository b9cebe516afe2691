import { createContext, use } from 'react'

/** `next/navigation`, in tests: what the adapter uses of it, on `NextRouter`. */
export interface Router {
  push: (href: string) => void
  replace: (href: string) => void
  refresh: () => void
  prefetch: (href: string) => void
}

export const RouterContext = createContext<Router | null>(null)
export const AddressContext = createContext(new URL('http://next.invalid/'))

export function useRouter(): Router {
  const router = use(RouterContext)
  if (router === null) throw new Error('useRouter needs NextRouter around it.')
  return router
}

export function usePathname(): string {
  return use(AddressContext).pathname
}

export function useSearchParams(): URLSearchParams {
  return use(AddressContext).searchParams
}

/** As Next marks them. */
export function notFound(): never {
  throw Object.assign(new Error('not found'), { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' })
}

export function unstable_rethrow(error: unknown): void {
  if (error instanceof Error && 'digest' in error) throw error
}
