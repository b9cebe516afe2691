import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './Shell.css.ts'

/** Props of `Shell`, in addition to those of its element. */
export interface ShellProps extends ComponentProps<'div'> {
  /** The rendered element. @default 'div' */
  as?: 'div' | 'section' | 'header' | 'footer' | 'main' | 'article' | 'nav' | undefined
}

/** The 1200 px container of marketing pages: 24 columns of 50 px, with a margin on narrow screens. */
export function Shell({ as: Element = 'div', className, ...props }: ShellProps): ReactNode {
  return <Element {...props} className={cx(styles.shell, className)} />
}
