import { useT } from '@view-site/i18n'
import { useUnsaved } from '@view-site/layout'
import { Button, useMessages } from '@view-site/ui'
import { Select, TextField } from '@view-site/ui/form'
import { useState, type FormEvent } from 'react'
import { failureOf, type Failure } from '../../api/ApiError.ts'
import { isPlan, plans, wrongFields, type CustomerFields } from '../../api/Customer.ts'
import { texts } from '../../texts.ts'

export interface CustomerFormProps {
  /** What is saved. */
  fields: CustomerFields
  save: (fields: CustomerFields) => Promise<void>
}

/** Edits a customer. What is typed stays when saving fails. */
export function CustomerForm({ fields, save }: CustomerFormProps) {
  const t = useT(texts)
  const { message } = useMessages()
  const [edits, setEdits] = useState<Partial<CustomerFields>>({})
  const [isTried, setTried] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const draft = { ...fields, ...edits }
  const isDirty = JSON.stringify(draft) !== JSON.stringify(fields)
  // Asks before edits would be lost: by closing the tab or window, or by signing out.
  useUnsaved(isDirty)

  const wrong = wrongFields(draft)
  const errorOf = (field: 'name' | 'email') => (isTried && wrong[field] ? t(`customer.${field}Wrong`) : undefined)
  const edit = (patch: Partial<CustomerFields>) => setEdits((now) => ({ ...now, ...patch }))
  function reset() {
    setEdits({})
    setTried(false)
    setFailure(null)
  }
  async function submit() {
    setTried(true)
    if (isSaving || Object.values(wrong).some(Boolean)) return
    setSaving(true)
    try {
      await save({ ...draft, name: draft.name.trim(), email: draft.email.trim() })
      reset()
      message({ type: 'success', text: t('customer.saved', { name: draft.name.trim() }) })
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setSaving(false)
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className="fields">
        <TextField
          label={t('customer.name')}
          required
          maxLength={100}
          value={draft.name}
          error={errorOf('name')}
          onValueChange={(name) => edit({ name })}
        />
        <TextField
          label={t('customer.email')}
          type="email"
          required
          maxLength={100}
          value={draft.email}
          error={errorOf('email')}
          onValueChange={(email) => edit({ email })}
        />
        <Select
          label={t('customer.plan')}
          options={plans.map((value) => ({ value, label: t(`plan.${value}`) }))}
          value={draft.plan}
          onValueChange={(plan) => isPlan(plan) && edit({ plan })}
        />
      </div>
      <p role="alert" className="failure">
        {failure && t(`failure.${failure}`)}
      </p>
      <div className="actions">
        <Button type="submit" variant="primary" loading={isSaving} disabled={!isDirty}>
          {t('customer.save')}
        </Button>
        <Button disabled={!isDirty || isSaving} onClick={reset}>
          {t('customer.discard')}
        </Button>
      </div>
    </form>
  )
}
