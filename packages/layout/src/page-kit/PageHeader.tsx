import { ChevronRightIcon, Link } from '@view-site/ui'
import type { ReactNode } from 'react'
import * as styles from './PageHeader.css.ts'

/** Props of `PageHeader`. */
export interface PageHeaderProps {
  title: ReactNode
  /** After the title, for example a status. */
  tags?: ReactNode
  /** One or two sentences below the title. */
  description?: ReactNode
  /** Link above the title, to the list or page that this one belongs to. */
  back?: { readonly href: string; readonly label: ReactNode } | undefined
  /** Buttons and links at the end; put the primary one last. */
  actions?: ReactNode
  /** Below the title, in full width, for example key figures. */
  children?: ReactNode
}

/** The header of a page: its `h1`, what describes it, and its actions. */
export function PageHeader({ title, tags, description, back, actions, children }: PageHeaderProps) {
  return (
    <header className={styles.root}>
      <div className={styles.texts}>
        {back && (
          <Link to={back.href} variant="plain" className={styles.back}>
            <ChevronRightIcon size={14} className={styles.arrow} />
            {back.label}
          </Link>
        )}
        <div className={styles.line}>
          <h1 className={styles.title}>{title}</h1>
          {tags}
        </div>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {children !== undefined && <div className={styles.below}>{children}</div>}
    </header>
  )
}
