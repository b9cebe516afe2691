import { button, Link } from '@view-site/ui'
import type { ReactNode } from 'react'
import * as styles from './Notice.css.ts'

export interface NoticeProps {
  code: string
  title: string
  text: string
  /** Text of the link home. */
  home: string
  /** Other actions. */
  children?: ReactNode
}

/** Replaces a page that cannot be shown: explains why, and where to go. */
export function Notice({ code, title, text, home, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.code} aria-hidden="true">
        {code}
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        {children}
        <Link to="/" variant="plain" className={button({ variant: 'primary' })}>
          {home}
        </Link>
      </div>
    </div>
  )
}
