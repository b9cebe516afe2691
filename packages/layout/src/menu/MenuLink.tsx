import { VisuallyHidden } from '@view-site/ui'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { useLayout } from '../common/LayoutContext.tsx'
import { useT } from '../common/useT.ts'

/** Props of `MenuLink`, besides those of an anchor. */
export interface MenuLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path of the app or address of another site. */
  href: string
  replace?: boolean | undefined
  children: ReactNode
}

/** A link of a menu: the router's for the app, in a new tab with `rel=noopener` for other sites and for a `target` of a new tab. */
export function MenuLink({ href, replace, target, children, ...rest }: MenuLinkProps) {
  const { router } = useLayout()
  if (isExternal(href) || target === '_blank') {
    return (
      // Attributes in the order of the router's links, because pages repeat them: the same text compresses better.
      <ExternalLink {...rest} href={href}>
        {children}
      </ExternalLink>
    )
  }
  return (
    <router.Link href={href} replace={replace} target={target} {...rest}>
      {children}
    </router.Link>
  )
}

function ExternalLink({ children, ...rest }: Omit<MenuLinkProps, 'replace'>) {
  const t = useT()
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>{t('newTab')}</VisuallyHidden>
    </a>
  )
}

/** Whether an address is outside of the app. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}
