import type { MouseEvent } from 'react'
import type { RouterLinkProps } from '../../src/index.ts'
import { useRouter } from './navigation.ts'

export interface LinkProps extends RouterLinkProps {
  prefetch?: boolean
  onNavigate?: (event: { preventDefault: () => void }) => void
}

/** `next/link`, in tests. */
export default function Link({ href, replace = false, prefetch = true, onNavigate, onClick, children, ...rest }: LinkProps) {
  const router = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isLocal = new URL(href, location.href).origin === location.origin
    if (event.defaultPrevented || !isLocal || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    let isPrevented = false
    onNavigate?.({ preventDefault: () => (isPrevented = true) })
    if (!isPrevented) router[replace ? 'replace' : 'push'](href)
  }
  return (
    <a {...rest} href={href} data-prefetch={prefetch} onClick={follow}>
      {children}
    </a>
  )
}
