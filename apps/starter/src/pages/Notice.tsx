import { button, Link } from '@view-site/ui'
import type { ReactNode } from 'react'
import * as styles from './Notice.css.ts'

export interface NoticeProps {
  code: string
  title: string
  text: string
  /** Text of the way home. */
  home: string
  /** What else can be done. */
  children?: ReactNode
}

/** A page that is not the one that was asked for: why, and where to go from here. */
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
