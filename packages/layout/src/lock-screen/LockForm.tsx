import { Button, LockIcon } from '@view-site/ui'
import { useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { useLazyT } from '../common/useLazyT.ts'
import type { UnlockResult } from './createLock.ts'
import * as styles from './LockScreen.css.ts'
import type { LockScreenProps } from './LockScreenProps.ts'

export interface LockFormProps extends LockScreenProps {
  titleId: string
}

/** Asks for the password. */
export function LockForm({ lock, titleId, name, onSignOut }: LockFormProps) {
  const t = useLazyT()
  const fieldId = useId()
  const errorId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<UnlockResult | 'checking' | null>(null)
  useLayoutEffect(() => field.current?.focus(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const input = field.current
    if (!input || state === 'checking') return
    if (input.value === '') return input.focus()
    setState('checking')
    const result = await lock.unlock(input.value)
    setState(result)
    input.focus()
    input.select()
  }
  const error = state === 'wrong' || state === 'failed' ? t(state === 'wrong' ? 'unlockWrong' : 'unlockFailed') : ''

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <LockIcon size={24} className={styles.icon} />
      <h2 id={titleId} className={styles.title}>
        {t('locked')}
      </h2>
      {name !== undefined && <p className={styles.name}>{name}</p>}
      <label className={styles.label} htmlFor={fieldId}>
        {t('password')}
      </label>
      <input
        ref={field}
        id={fieldId}
        className={styles.field}
        type="password"
        autoComplete="current-password"
        aria-invalid={state === 'wrong'}
        aria-describedby={errorId}
      />
      <p id={errorId} className={styles.error} role="alert">
        {error}
      </p>
      <Button type="submit" variant="primary" block loading={state === 'checking'}>
        {t('unlock')}
      </Button>
      {onSignOut && (
        <Button variant="quiet" block onClick={onSignOut}>
          {t('lockSignOut')}
        </Button>
      )}
    </form>
  )
}
