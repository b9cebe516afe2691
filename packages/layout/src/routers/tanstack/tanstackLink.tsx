import type { AnyRouter } from '@tanstack/react-router'
import type { ComponentType, MouseEvent } from 'react'
import type { RouterLinkProps } from '../../core/RouterPort.ts'
import { addressOf, destination } from './destination.ts'
import { preloadPath } from './preloadPath.ts'

/**
 * A link without the router's own active state: with it a thousand menu items would subscribe to every navigation, and the layout
 * marks the current one itself.
 */
export function tanstackLink(router: AnyRouter): ComponentType<RouterLinkProps> {
  return function TanstackLink({ href, replace = false, onClick, onPointerEnter, onFocus, children, ...rest }: RouterLinkProps) {
    const isPath = href.startsWith('/') && !href.startsWith('//')
    if (!isPath) {
      return (
        <a href={href} onClick={onClick} onPointerEnter={onPointerEnter} onFocus={onFocus} {...rest}>
          {children}
        </a>
      )
    }
    const preload = () => preloadPath(router, href)
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event)
      if (!isPlainClick(event) || (rest.target !== undefined && rest.target !== '_self')) return
      event.preventDefault()
      void router.navigate({ ...destination(router, href), replace })
    }
    return (
      <a
        {...rest}
        href={addressOf(router, href)}
        onClick={follow}
        onPointerEnter={(event) => {
          onPointerEnter?.(event)
          preload()
        }}
        onFocus={(event) => {
          onFocus?.(event)
          preload()
        }}
      >
        {children}
      </a>
    )
  }
}

function isPlainClick(event: MouseEvent): boolean {
  return !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
