import { useT } from '@view-site/i18n'
import { Button, Link } from '@view-site/ui'
import { Checkbox } from '@view-site/ui/form'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { readFailure } from '../common/failures/readFailure.ts'
import { useSubmit } from '../common/parts/useSubmit.ts'
import { accountCentreMessages } from './accountCentreMessages.ts'
import * as styles from './AccountPage.css.ts'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { useAccountFailure } from './useAccountFailure.ts'

export interface ConfirmFormProps {
  /** Whether it cannot be undone, which has to be confirmed. */
  isFinal: boolean
  send: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks for the password again before something that only the account's owner may do. */
export function ConfirmForm({ isFinal, send, onClose }: ConfirmFormProps): ReactNode {
  const t = useT(accountCentreMessages)
  const textOf = useAccountFailure()
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [isUnderstood, setUnderstood] = useState(!isFinal)
  const [isTried, setTried] = useState(false)
  const { submit, busy, error } = useSubmit<string, void>({
    mutationFn: send,
    onSuccess: onClose,
    onError: () => input.current?.focus(),
  })
  useEffect(() => input.current?.focus(), [])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (password === '') input.current?.focus()
    else if (isUnderstood) submit(password)
  }

  const { orderNo } = error ? readFailure(error) : {}
  return (
    <form noValidate className={styles.form} onSubmit={handleSubmit}>
      {isFinal && <p>{t('data.deleteKept')}</p>}
      <CurrentPasswordField ref={input} value={password} onValueChange={setPassword} isTried={isTried} />
      {isFinal && (
        <Checkbox
          label={t('data.understood')}
          checked={isUnderstood}
          onCheckedChange={setUnderstood}
          error={isTried && !isUnderstood ? t('problem.understood') : undefined}
        />
      )}
      <p role="alert" className={styles.failure}>
        {error && textOf(error)}
        {orderNo !== undefined && (
          <>
            {' '}
            <Link to={`/pay/${orderNo}`}>{t('openOrder')}</Link>
          </>
        )}
      </p>
      <div className={styles.actions}>
        <Button type="submit" variant={isFinal ? 'danger' : 'primary'} loading={busy}>
          {t(isFinal ? 'data.deleteSubmit' : 'data.exportSubmit')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
