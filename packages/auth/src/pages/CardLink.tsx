import { button, Link } from '@view-site/ui'
import type { ReactNode } from 'react'

export interface CardLinkProps {
  to: string
  /** @default false */
  primary?: boolean
  children: ReactNode
}

/** A link to the next step, styled as a button. */
export function CardLink({ to, primary = false, children }: CardLinkProps): ReactNode {
  return (
    <Link to={to} variant="plain" className={button({ size: 'lg', ...(primary && { variant: 'primary' }) })}>
      {children}
    </Link>
  )
}
