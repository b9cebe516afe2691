import { cx } from '../../cx.ts'
import * as styles from './Button.css.ts'

/** How a button looks. */
export interface ButtonLook {
  /** Emphasis; use one `primary` per view. @default 'default' */
  variant?: 'default' | 'primary' | 'quiet' | 'danger' | undefined
  /** Height: 32 px, or 44 px for the main action of a page. @default 'md' */
  size?: 'md' | 'lg' | undefined
  /** Fills its container. @default false */
  block?: boolean | undefined
}

/** Classes of a button, for a link that looks like one: `button({ variant: 'primary', size: 'lg' })`. */
export function button({ variant = 'default', size = 'md', block = false }: ButtonLook = {}): string {
  return cx(styles.base, styles.variants[variant], styles.sizes[size], block && styles.block)
}
