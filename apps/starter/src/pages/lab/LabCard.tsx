import type { ReactNode } from 'react'
import { Card } from '../../parts/Card.tsx'
import * as styles from './LabCard.css.ts'

export interface LabCardProps {
  title: string
  text: string
  children: ReactNode
}

/** One feature to try: a description and its controls. */
export function LabCard({ title, text, children }: LabCardProps) {
  return (
    <Card title={title}>
      <p className={styles.text}>{text}</p>
      <div className={styles.controls}>{children}</div>
    </Card>
  )
}
