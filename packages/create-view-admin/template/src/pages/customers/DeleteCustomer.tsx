import { useT } from '@view-site/i18n'
import { Button, useMessages } from '@view-site/ui'
import { ConfirmDialog } from '@view-site/ui/overlay'
import { useState } from 'react'
import { failureOf } from '../../api/ApiError.ts'
import type { Customer } from '../../api/Customer.ts'
import { useApp } from '../../AppContext.tsx'
import { texts } from '../../texts.ts'

/** Deletes a customer after a question, and closes its tab. */
export function DeleteCustomer({ customer: { id, name } }: { customer: Customer }) {
  const t = useT(texts)
  const { api, layout, router } = useApp()
  const { message } = useMessages()
  const [isOpen, setOpen] = useState(false)

  async function remove() {
    try {
      await api.deleteCustomer(id)
    } catch (error) {
      message({ type: 'error', text: t(`failure.${failureOf(error)}`) })
      return
    }
    message({ type: 'success', text: t('customer.deleted', { name }) })
    // Closing the current tab would go to the tab next to it.
    await router.open('/customers', { replace: true })
    await layout.store.get(layout.tabs)?.tabs.close(`/customers/${id}`)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('customer.delete')}</Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('customer.deleteTitle', { name })}
        description={t('customer.deleteText')}
        confirmLabel={t('customer.delete')}
        cancelLabel={t('customer.cancel')}
        danger
        onConfirm={remove}
      />
    </>
  )
}
