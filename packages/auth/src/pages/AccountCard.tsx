import { Ruler } from '@view-site/ui'
import type { ReactNode } from 'react'
import * as styles from './AccountCard.css.ts'

export interface AccountCardProps {
  title: ReactNode
  children?: ReactNode
  /** Buttons and links. */
  actions?: ReactNode
  /** Whether the card shows a result: its title is focused, so that screen readers announce it. @default false */
  announced?: boolean
}

/** The layout of an account page: a card with a title. */
export function AccountCard({ title, children, actions, announced = false }: AccountCardProps): ReactNode {
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <Ruler bare />
        <div className={styles.body}>
          <h1 ref={announced ? focus : undefined} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {children}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      </section>
    </div>
  )
}

function focus(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true })
}

/** A paragraph of a card. */
export function CardText({ children }: { children: ReactNode }): ReactNode {
  return <p className={styles.text}>{children}</p>
}
