import type { RealName } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { useT } from '@view-site/i18n'
import { Button } from '@view-site/ui'
import { TextField } from '@view-site/ui/form'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { isFinal, readFailure } from '../common/failures/readFailure.ts'
import { realNameFaults, tidyIdNumber, type RealNameValues } from './realName.ts'
import { realNameMessages } from './realNameMessages.ts'
import { keepFocus } from '../common/parts/keepFocus.ts'
import { useSubmit } from '../common/parts/useSubmit.ts'
import { useFailureText } from '../common/failures/useFailureText.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import * as styles from './RealNamePage.css.ts'

const path = 'user/auth/submit'

export interface RealNameFormProps {
  onDone: (next: RealName) => void
  /** Called when the server refuses because of the current state: another tab was faster. */
  onRefused: () => void
}

/** Name and identity number; neither is kept after sending. */
export function RealNameForm({ onDone, onRefused }: RealNameFormProps): ReactNode {
  const t = useT(realNameMessages)
  const textOf = useFailureText()
  const id = useId()
  const [values, setValues] = useState<RealNameValues>({ name: '', id_number: '' })
  const [touched, setTouched] = useState<ReadonlySet<keyof RealNameValues>>(new Set())
  const { submit, busy, error } = useRealNameSubmit({ onDone, onRefused })
  const faults = realNameFaults(values)

  const field = (name: keyof RealNameValues) => ({
    id: `${id}${name}`,
    name,
    required: true,
    value: values[name],
    error: touched.has(name) && faults[name] ? t(`form.${faults[name]}`) : undefined,
    onValueChange: (value: string) => setValues((last) => ({ ...last, [name]: value })),
    onBlur: () => values[name] !== '' && setTouched((last) => new Set(last).add(name)),
  })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTouched(new Set(['name', 'id_number']))
    const [first] = Object.keys(faults)
    if (first === undefined) submit(values)
    else document.getElementById(`${id}${first}`)?.focus()
  }

  return (
    <form noValidate autoComplete="off" className={styles.form} onSubmit={handleSubmit}>
      <TextField {...field('name')} label={t('form.name')} hint={t('form.nameHint')} autoComplete="name" maxLength={40} />
      <TextField
        {...field('id_number')}
        label={t('form.number')}
        hint={t('form.numberHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={24}
      />
      {error && (
        <p role="alert" className={styles.failure}>
          {textOf(readFailure(error))}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" loading={busy} onMouseDown={keepFocus}>
        {t('form.submit')}
      </Button>
    </form>
  )
}

function useRealNameSubmit({ onDone, onRefused }: RealNameFormProps) {
  const { api } = useStoreServices()
  // The number must not reach storage, so the request id is kept in memory, unlike those of orders.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  return useSubmit<RealNameValues, RealName>({
    mutationFn: ({ name, id_number }) =>
      api.call(path, { name: name.trim(), id_number: tidyIdNumber(id_number), request_id: requestId }, { silent: true }),
    onSuccess: onDone,
    onError: (error) => {
      const failure = readFailure(error)
      if (isFinal(failure)) setRequestId(crypto.randomUUID())
      if (failure.code === errorCodes.wrongState) onRefused()
    },
  })
}
