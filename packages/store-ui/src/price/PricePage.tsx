import type { Catalogue, Edition, Product } from '@view-site/contract'
import { formatMoney, richText, useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { Link, Ruler, Shell } from '@view-site/ui'
import { useState, type ReactNode } from 'react'
import { priceMessages } from './priceMessages.ts'
import { BuyFailure } from '../checkout/BuyFailure.tsx'
import { PendingPurchase } from '../checkout/PendingPurchase.tsx'
import { usePurchaseIntent } from '../checkout/usePurchaseIntent.ts'
import { usePlaceOrder } from '../checkout/usePlaceOrder.ts'
import { useStaleNotice } from '../common/failures/useStaleNotice.ts'
import { contactLink } from '../common/parts/contactLink.tsx'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import { productNames } from '../common/productNames.ts'
import type { Purchasable } from '../checkout/createCheckout.ts'
import { Comparison } from './comparison/Comparison.tsx'
import { plainOffer, planOffers, type PlanOffer } from './planOffers.ts'
import { usePurchases } from './usePurchases.ts'
import { Plans } from './Plans.tsx'
import * as styles from './PricePage.css.ts'
import { ProductSwitch } from './ProductSwitch.tsx'
import { Promises, type ServicePromise } from './Promises.tsx'
import { Questions, type Question } from './Questions.tsx'
import { useCatalogue } from './useCatalogue.ts'

/** Props of `PricePage`: the catalogue, the promises, and the selected product. */
export interface PricePageProps {
  /** The product whose editions are shown; anything unknown means the first of the catalogue. */
  product?: string | undefined
  onProductChange: (product: Product) => void
  /** The catalogue the page is prerendered with, shown until the live one has loaded. */
  catalogue: Catalogue
  /** Who can buy here, in the page's language; `<contact>…</contact>` leads to customer service. @default nothing */
  notice?: string | undefined
  /** The service promises in the page's language. */
  promises: readonly ServicePromise[]
  /** Questions and answers in the page's language. */
  faq: readonly Question[]
}

/** Editions side by side with their comparison, the service promises, questions, and buttons to order. */
export function PricePage({ product, onProductChange, catalogue: placeholder, notice, promises, faq }: PricePageProps): ReactNode {
  const t = useT(priceMessages)
  const locale = useLocale(locales)
  const { catalogue, changed, request } = useCatalogue(placeholder)
  useStaleNotice(request, true, { title: t('check.failed'), text: t('check.failedText'), retry: t('check.retry') })
  const owned = usePurchases()
  const offers = planOffers(catalogue.editions, owned.purchases)
  const [found, setFound] = useState<string>()
  const { contactTo, termsTo } = useStoreServices()
  const { state, place: buy } = usePlaceOrder({
    purchasable: (edition: Edition) => purchasableOf(edition, offers.get(edition.sku)),
    purpose: (edition: Edition) => t('plan.purpose', { name: nameOf(edition), price: priceOf(edition) }),
    confirm: isStillPlain,
    onPriceChanged: () => void request.refetch(),
  })
  const current = catalogue.products.find((one) => one.product === product) ?? catalogue.products[0]
  const editions = catalogue.editions.filter((edition) => edition.product === current?.product)
  const pending = usePending(catalogue.editions)
  const sale = { editions, offers, example: catalogue.example, busySku: state.step === 'busy' ? state.of.sku : undefined, onBuy: buy }
  return (
    <Shell>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        {notice !== undefined && notice !== '' && (
          <p className={styles.buyingNotice}>{richText(notice, { contact: contactLink(contactTo) })}</p>
        )}
      </div>
      {pending && state.step === 'idle' && (
        <PendingPurchase name={nameOf(pending)} price={priceOf(pending)} onContinue={() => buy(pending)} />
      )}
      <noscript>
        <p className={styles.buyingNotice}>{richText(t('noScripts'), { contact: contactLink(contactTo) })}</p>
      </noscript>
      <ProductSwitch products={catalogue.products} current={current?.product} onChange={onProductChange} />
      <Ruler className={styles.ruler} />
      <Plans {...sale} />
      {catalogue.example && <p className={styles.note}>{t('plan.note')}</p>}
      {termsTo !== undefined && <p className={styles.note}>{richText(t('plan.terms'), { terms: <Link to={termsTo} /> })}</p>}
      <p className={styles.found} aria-live="polite">
        {found}
      </p>
      <div aria-live="polite">{changed && !request.isError && <p className={styles.note}>{t('check.changed')}</p>}</div>
      {state.step === 'failed' && (
        <BuyFailure name={state.of.name[locale]} failure={state.failure} onRetry={() => buy(latest(state.of.sku) ?? state.of)} />
      )}
      <Comparison {...sale} />
      <Promises items={promises} />
      <Questions items={faq} example={catalogue.example} />
    </Shell>
  )

  /** A visitor who signs in may turn out to own the edition, or a smaller one: then the page shows the upgrade instead. */
  async function isStillPlain(edition: Edition) {
    const known = planOffers(catalogue.editions, await owned.read()).get(edition.sku)
    if (known === undefined || known.kind === 'buy') return true
    setFound(t(known.kind === 'upgrade' ? 'plan.upgradeFound' : 'plan.ownedFound', { name: nameOf(edition) }))
    return false
  }

  function latest(sku: string) {
    return catalogue.editions.find((edition) => edition.sku === sku)
  }

  function nameOf({ product, name }: Edition) {
    return `${productNames[product]} ${name[locale]}`
  }

  function priceOf({ price, currency }: Edition) {
    return formatMoney(price ?? 0, currency, locale)
  }
}

function purchasableOf({ sku, price }: Edition, offer: PlanOffer = plainOffer): Purchasable {
  if (offer.kind === 'owned' && offer.renewal) return extensionOf('renewal', sku, offer.renewal)
  return offer.kind === 'upgrade' ? extensionOf('upgrade', sku, offer) : { sku, quantity: 1, expectAmount: price ?? 0 }
}

function extensionOf(
  type: 'upgrade' | 'renewal',
  sku: string,
  { purchaseId, quantity, amount }: { purchaseId: string; quantity: number; amount: number },
): Purchasable {
  return { type, purchaseId, sku, quantity, expectAmount: amount }
}

/** The edition that the visitor was buying before the sign-in was interrupted. */
function usePending(editions: readonly Edition[]) {
  const intent = usePurchaseIntent()
  return intent?.type === 'store' ? undefined : editions.find(({ sku, cta }) => sku === intent?.sku && cta === 'buy')
}
