import { PageSection } from '@view-site/layout/page-kit'
import type { ReactNode } from 'react'
import * as styles from './LabCard.css.ts'

export interface LabCardProps {
  title: string
  text: string
  children: ReactNode
}

/** One feature to try: a description and its controls. */
export function LabCard({ title, text, children }: LabCardProps) {
  return (
    <PageSection title={title}>
      <p className={styles.text}>{text}</p>
      <div className={styles.controls}>{children}</div>
    </PageSection>
  )
}
