import type { ReactNode } from 'react'
import type { IconProps } from './Icon.tsx'
import * as styles from './Icon.css.ts'

/** The logo: corner brackets around a square. */
export function LogoMark({ size = 20, label, ...props }: IconProps): ReactNode {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} fill="none" {...name} {...props}>
      <path d="M1.5 5.5v-4h4M14.5 1.5h4v4M18.5 14.5v4h-4M5.5 18.5h-4v-4" stroke="currentColor" strokeWidth="1.5" />
      <rect x="5" y="5" width="10" height="10" rx="1" className={styles.brand} />
    </svg>
  )
}
