// What the adapter uses of Next. Next itself is no dependency of this workspace: it is over 300 MB. The release rehearsal builds an app with it.

declare module 'next/link.js' {
  import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'

  interface NextLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
    href: string
    replace?: boolean
    ref?: Ref<HTMLAnchorElement> | undefined
    /** False: only when the app says so. */
    prefetch?: boolean
    /** Called before a navigation on the client, which it can prevent. */
    onNavigate?: (event: { preventDefault(): void }) => void
  }

  const Link: ComponentType<NextLinkProps>
  export default Link
}

declare module 'next/navigation.js' {
  export function usePathname(): string
  export function useSearchParams(): URLSearchParams
  export function useRouter(): {
    push(href: string): void
    replace(href: string): void
    refresh(): void
    prefetch(href: string): void
  }
  /** Throws an error again that Next handles itself: not found, redirect, forbidden. */
  export function unstable_rethrow(error: unknown): void
}
