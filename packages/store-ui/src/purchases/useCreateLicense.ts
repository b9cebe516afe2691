import { useQueryClient } from '@tanstack/react-query'
import type { License, LicenseHolder, Page, Purchase } from '@view-site/contract'
import { useT } from '@view-site/i18n'
import { useMessages } from '@view-site/ui'
import { useSubmit, type Submit } from '../common/parts/useSubmit.ts'
import { sendOnce } from '../common/requests/sendOnce.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import { purchasesMessages } from './purchasesMessages.ts'

/** Creates a licence of a purchase. The request keeps its id until the outcome is known, so that it is never created twice. */
export function useCreateLicense(purchaseId: string, onCreated: (license: License) => unknown): Submit<LicenseHolder, License> {
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
      await onCreated(license)
    },
  })
}

/** Counts the new licence before the list is read again, so that no more licences are offered than are left. */
function withLicense(page: Page<Purchase>, id: string): Page<Purchase> {
  return { ...page, list: page.list.map((each) => (each.id === id ? { ...each, licenses_used: each.licenses_used + 1 } : each)) }
}
