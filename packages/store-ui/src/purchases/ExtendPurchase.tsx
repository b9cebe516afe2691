import { useQueryClient } from '@tanstack/react-query'
import type { Order, Purchase } from '@view-site/contract'
import { formatDate, formatMoney, useLocale, useT } from '@view-site/i18n'
import { Button, useNavigation } from '@view-site/ui'
import { RadioGroup } from '@view-site/ui/form'
import { Dialog } from '@view-site/ui/overlay'
import { useState, type FormEvent, type ReactNode } from 'react'
import { extensionsOf, type Extension } from './extensionsOf.ts'
import { orderPaths } from '../common/orderPaths.ts'
import { readFailure } from '../common/failures/readFailure.ts'
import { sendOnce } from '../common/requests/sendOnce.ts'
import { purchasesMessages } from './purchasesMessages.ts'
import { useSubmit } from '../common/parts/useSubmit.ts'
import { useFailureText } from '../common/failures/useFailureText.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import * as styles from './HolderForm.css.ts'

export interface ExtendPurchaseProps {
  /** Name of the purchase. */
  name: string
  purchase: Purchase
  onClose: () => void
}

/** Orders an upgrade of a purchase for the price difference, or another period of support and updates. */
export function ExtendPurchase({ name, purchase, onClose }: ExtendPurchaseProps): ReactNode {
  const t = useT(purchasesMessages)
  const textOf = useFailureText()
  const extensions = extensionsOf(purchase)
  const [chosen, setChosen] = useState(extensions[0]?.key)
  const place = usePlaceExtension(purchase.id)
  const describe = useDescribe()

  function submit(event: FormEvent) {
    event.preventDefault()
    const extension = extensions.find(({ key }) => key === chosen)
    if (extension) place.submit(extension)
  }

  return (
    <Dialog
      open
      keepOnOutsidePress
      onOpenChange={(open) => !open && onClose()}
      title={t('extend.title')}
      description={t('extend.text', { name })}
      closeLabel={t('form.close')}
    >
      <form className={styles.form} onSubmit={submit}>
        <RadioGroup
          stacked
          label={t('extend.choose')}
          value={chosen}
          onValueChange={setChosen}
          options={extensions.map((extension) => ({ value: extension.key, ...describe(extension) }))}
        />
        <Button type="submit" variant="primary" size="lg" block loading={place.busy}>
          {t('extend.submit')}
        </Button>
      </form>
      {place.error && (
        <p role="alert" className={styles.failure}>
          {textOf(readFailure(place.error))}
        </p>
      )}
    </Dialog>
  )
}

function useDescribe() {
  const t = useT(purchasesMessages)
  const locale = useLocale()
  return (extension: Extension) => {
    const amount = formatMoney(extension.amount, 'CNY', locale, { cents: true })
    return extension.type === 'upgrade'
      ? { label: t('extend.upgrade', { edition: t(`edition.${extension.edition}`), amount }), note: t('extend.upgradeNote') }
      : {
          label: t('extend.renewal', { amount }),
          note: t('extend.renewalNote', {
            support: formatDate(extension.support_until, locale),
            updates: formatDate(extension.updates_until, locale),
          }),
        }
  }
}

/** Places the order once and goes to its payment; if there is an unpaid order already, goes to that one. */
function usePlaceExtension(purchaseId: string) {
  const store = useStoreServices()
  const { navigate } = useNavigation()
  const client = useQueryClient()
  return useSubmit<Extension, Pick<Order, 'order_no' | 'type'>>({
    async mutationFn({ type, sku, quantity, amount }) {
      const body = { type, purchase_id: purchaseId, items: [{ sku, quantity }], expect_amount: amount }
      try {
        return await sendOnce(store, 'pro/order/create', (request_id) => ({ ...body, request_id }))
      } catch (error) {
        const { orderNo } = readFailure(error)
        if (orderNo === undefined) throw error
        return { order_no: orderNo, type }
      }
    },
    onSuccess: (order) => navigate(orderPaths(order).pay),
    // Refused: the price or the purchase has changed since the page was loaded.
    onError: () => void client.invalidateQueries({ queryKey: ['pro/purchase/list'] }),
  })
}
