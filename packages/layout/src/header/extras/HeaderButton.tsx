import type { ComponentProps } from 'react'
import * as styles from '../Header.css.ts'

export interface HeaderButtonProps extends ComponentProps<'button'> {
  label: string
}

/** A button of the header that is an icon. */
export function HeaderButton({ label, ...props }: HeaderButtonProps) {
  return <button type="button" className={`${styles.iconButton} ${styles.hideNarrow}`} aria-label={label} title={label} {...props} />
}
