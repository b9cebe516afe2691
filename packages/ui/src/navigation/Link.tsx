import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import * as styles from './Link.css.ts'
import type { NavigationLinkProps } from './NavigationProvider.tsx'
import { useNavigation } from './useNavigation.ts'

/** Props of `Link`, in addition to those of an anchor. */
export interface LinkProps extends NavigationLinkProps {
  /** `text` is underlined, for links in sentences; `plain` is unstyled, for menus and links that look like buttons. @default 'text' */
  variant?: 'text' | 'plain' | undefined
}

/** A link: the router's link inside the site, a plain anchor for other origins, hashes and downloads. */
export function Link({ to, replace, variant = 'text', className, children, ...props }: LinkProps): ReactNode {
  const { Link: RouterLink } = useNavigation()
  const classes = cx(variant === 'text' && styles.text, className)
  const shared = { ...props, ...(classes !== '' && { className: classes }) }
  if (isOwn(to) && props.download === undefined) {
    return (
      <RouterLink {...shared} to={to} replace={replace}>
        {children}
      </RouterLink>
    )
  }
  const rel = props.target === '_blank' ? { rel: 'noopener' } : {}
  return (
    <a {...rel} {...shared} href={to}>
      {children}
    </a>
  )
}

function isOwn(to: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(to)
}
