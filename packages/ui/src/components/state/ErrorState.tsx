import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { ReloadIcon, WarningIcon } from '../../icons/icons.tsx'
import { Button } from '../button/Button.tsx'
import * as styles from './State.css.ts'
import { useOnline } from './useOnline.ts'

/** Props of `ErrorState`. */
export interface ErrorStateProps {
  /** What failed. */
  title: ReactNode
  /** Why, and what to do. */
  children?: ReactNode
  /** Label of the retry button; required with `onRetry`. */
  retryLabel?: string | undefined
  onRetry?: (() => void) | undefined
  /** Whether it retries by itself when the network is back. @default true */
  retriesOnline?: boolean | undefined
  /** Whether a retry is running. @default false */
  retrying?: boolean | undefined
  className?: string | undefined
}

/** A list or page that failed to load: what happened, why, and a retry. Announced when it appears. */
export function ErrorState({
  title,
  children,
  retryLabel,
  onRetry,
  retriesOnline = true,
  retrying = false,
  className,
}: ErrorStateProps): ReactNode {
  useOnline(retriesOnline ? onRetry : undefined)
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
