import { cx } from '../cx.ts'
import * as styles from './Button.css.ts'

/** How a button looks. */
export interface ButtonLook {
  /** How much it asks for: one `primary` in a view. @default 'default' */
  variant?: 'default' | 'primary' | 'quiet' | 'danger' | undefined
  /** 32 px, or 44 px for the one thing to do on a page. @default 'md' */
  size?: 'md' | 'lg' | undefined
  /** Takes the width of its container. @default false */
  block?: boolean | undefined
}

/** Classes of a button, for a link that looks like one: `button({ variant: 'primary', size: 'lg' })`. */
export function button({ variant = 'default', size = 'md', block = false }: ButtonLook = {}): string {
  return cx(styles.base, styles.variants[variant], styles.sizes[size], block && styles.block)
}
