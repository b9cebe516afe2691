import type { License, LicenseHolder } from '@view-site/contract'
import { useT } from '@view-site/i18n'
import { Button } from '@view-site/ui'
import { RadioGroup, TextField } from '@view-site/ui/form'
import { useState, type FormEvent, type ReactNode } from 'react'
import { readFailure } from '../common/failures/readFailure.ts'
import { useFailureText } from '../common/failures/useFailureText.ts'
import type { Submit } from '../common/parts/useSubmit.ts'
import { checkHolder } from './checkHolder.ts'
import { purchasesMessages } from './purchasesMessages.ts'
import * as styles from './HolderForm.css.ts'

export interface HolderFormProps {
  create: Submit<LicenseHolder, License>
}

/** Asks in whose name a licence is created. After a failure it keeps what was typed and says why. */
export function HolderForm({ create }: HolderFormProps): ReactNode {
  const t = useT(purchasesMessages)
  const textOf = useFailureText()
  const [type, setType] = useState<LicenseHolder['type']>('company')
  const [name, setName] = useState('')
  const [domain, setDomain] = useState('')
  const [checked, setChecked] = useState(false)
  const problems = checked ? checkHolder({ name, domain }) : {}

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(true)
    const found = checkHolder({ name, domain })
    if (found.name) return focus(event.currentTarget, 'name')
    if (found.domain) return focus(event.currentTarget, 'domain')
    create.submit({ type, name: name.trim(), ...(domain !== '' && { domain }) })
  }

  return (
    <>
      <form noValidate className={styles.form} onSubmit={submit}>
        <RadioGroup
          label={t('form.type')}
          value={type}
          onValueChange={(value) => setType(value === 'person' ? 'person' : 'company')}
          options={[
            { value: 'company', label: t('form.company') },
            { value: 'person', label: t('form.person') },
          ]}
        />
        <TextField
          name="name"
          label={t(type === 'company' ? 'form.companyName' : 'form.personName')}
          autoComplete={type === 'company' ? 'organization' : 'name'}
          required
          value={name}
          onValueChange={setName}
          error={problems.name && t(`form.${problems.name}`)}
        />
        <TextField
          name="domain"
          label={t('form.domain')}
          hint={t('form.domainHint')}
          inputMode="url"
          autoCapitalize="none"
          value={domain}
          onValueChange={(value) => setDomain(value.trim())}
          error={problems.domain && t(`form.${problems.domain}`)}
        />
        <Button type="submit" variant="primary" size="lg" block loading={create.busy}>
          {t('form.submit')}
        </Button>
      </form>
      {create.error && (
        <p role="alert" className={styles.failure}>
          {textOf(readFailure(create.error))}
        </p>
      )}
    </>
  )
}

function focus(form: HTMLFormElement, name: string) {
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
}
