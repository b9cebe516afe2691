import { notifyManager, useQueryClient } from '@tanstack/react-query'
import type { License, LicenseHolder, Page, Purchase } from '@view-site/contract'
import { useT } from '@view-site/i18n'
import { Button, useMessages } from '@view-site/ui'
import { RadioGroup, TextField } from '@view-site/ui/form'
import { Dialog } from '@view-site/ui/overlay'
import { useState, type FormEvent, type ReactNode } from 'react'
import { checkHolder } from './checkHolder.ts'
import { readFailure } from '../common/failures/readFailure.ts'
import { sendOnce } from '../common/requests/sendOnce.ts'
import { purchasesMessages } from './purchasesMessages.ts'
import { useSubmit } from '../common/parts/useSubmit.ts'
import { useFailureText } from '../common/failures/useFailureText.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import * as styles from './CreateLicense.css.ts'

export interface CreateLicenseProps {
  /** Name of the purchase. */
  name: string
  purchase: Purchase
  /** How many more licences it allows. */
  left: number
  onClose: () => void
  onCreated: (license: License) => void
}

/** Creates a licence in a person's name. */
export function CreateLicense({ name, purchase, left, onClose, onCreated }: CreateLicenseProps): ReactNode {
  const t = useT(purchasesMessages)
  const textOf = useFailureText()
  const create = useCreateLicense(purchase.id, (license) => {
    onCreated(license)
    onClose()
  })
  return (
    <Dialog
      open
      keepOnOutsidePress
      onOpenChange={(open) => !open && onClose()}
      title={t('form.title')}
      description={t('form.text', { name, left })}
      closeLabel={t('form.close')}
    >
      <HolderForm busy={create.busy} onSubmit={create.submit} />
      {create.error && (
        <p role="alert" className={styles.failure}>
          {textOf(readFailure(create.error))}
        </p>
      )}
    </Dialog>
  )
}

function HolderForm({ busy, onSubmit }: { busy: boolean; onSubmit: (holder: LicenseHolder) => void }) {
  const t = useT(purchasesMessages)
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
    onSubmit({ type, name: name.trim(), ...(domain !== '' && { domain }) })
  }

  return (
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
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {t('form.submit')}
      </Button>
    </form>
  )
}

function focus(form: HTMLFormElement, name: string) {
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
}

/** Sends the request with an id that is kept until the outcome is known. */
function useCreateLicense(purchaseId: string, onCreated: (license: License) => void) {
  const t = useT(purchasesMessages)
  const store = useStoreServices()
  const queryClient = useQueryClient()
  const messages = useMessages()
  return useSubmit<LicenseHolder, License>({
    mutationFn: (holder) => sendOnce(store, 'pro/license/create', (request_id) => ({ purchase_id: purchaseId, holder, request_id })),
    async onSuccess(license) {
      queryClient.setQueriesData<Page<Purchase>>({ queryKey: ['pro/purchase/list'] }, (page) => page && withLicense(page, purchaseId))
      for (const key of ['pro/license/list', 'pro/purchase/list']) void queryClient.invalidateQueries({ queryKey: [key] })
      messages.message({ type: 'success', text: t('form.done') })
      // Render the new count first: a second Enter would press the button that gets the focus back from the closed dialog.
      await new Promise<void>((drawn) => notifyManager.schedule(drawn))
      onCreated(license)
    },
  })
}

/** Counts the new licence before the list is read again, so that no more licences are offered than are left. */
function withLicense(page: Page<Purchase>, id: string): Page<Purchase> {
  return { ...page, list: page.list.map((each) => (each.id === id ? { ...each, licenses_used: each.licenses_used + 1 } : each)) }
}
