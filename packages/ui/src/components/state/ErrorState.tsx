import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { ReloadIcon, WarningIcon } from '../../icons/icons.tsx'
import { Button } from '../button/Button.tsx'
import * as styles from './State.css.ts'

/** Props of `ErrorState`. */
export interface ErrorStateProps {
  /** What failed. */
  title: ReactNode
  /** Why, and what to do. */
  children?: ReactNode
  /** Label of the retry button; required with `onRetry`. */
  retryLabel?: string | undefined
  onRetry?: (() => void) | undefined
  /** Whether a retry is running. @default false */
  retrying?: boolean | undefined
  className?: string | undefined
}

/** A list or page that failed to load: what happened, why, and a retry. Announced when it appears. */
export function ErrorState({ title, children, retryLabel, onRetry, retrying = false, className }: ErrorStateProps): ReactNode {
  return (
    <div role="alert" className={cx(styles.state, className)}>
      <WarningIcon size={32} className={styles.failed} />
      <b className={styles.title}>{title}</b>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {onRetry !== undefined && (
        <Button className={styles.action} loading={retrying} icon={<ReloadIcon />} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
