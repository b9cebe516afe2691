import type { StoreItem } from '@view-site/contract'
import { formatDate, formatMoney, useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { Button, button, DownloadIcon, ExternalIcon, FileIcon, Link, Tag } from '@view-site/ui'
import type { ReactNode } from 'react'
import { storePaths } from '../storePaths.ts'
import { storeMessages } from '../storeMessages.ts'
import { BuyFailure } from '../../checkout/BuyFailure.tsx'
import { PendingPurchase } from '../../checkout/PendingPurchase.tsx'
import { usePurchaseIntent } from '../../checkout/usePurchaseIntent.ts'
import { usePlaceOrder } from '../../checkout/usePlaceOrder.ts'
import { useStoreServices } from '../../common/services/useStoreServices.ts'
import { GoodsPrice } from '../GoodsPrice.tsx'
import * as styles from './ItemOffer.css.ts'

export interface ItemOfferProps {
  item: StoreItem
  /** Whether it is not known yet what the account owns and pays. */
  isChecking: boolean
  onPriceChanged: () => void
}

/** What an item costs the user, and the next action. */
export function ItemOffer({ item, isChecking, onPriceChanged }: ItemOfferProps): ReactNode {
  const t = useT(storeMessages)
  const locale = useLocale(locales)
  return (
    <div className={styles.box}>
      <p className={styles.price}>
        <GoodsPrice item={item} />
        {item.example && <Tag>{t('goods.example')}</Tag>}
      </p>
      <FreeNote item={item} />
      {item.owned ? <Owned item={item} /> : <Buy item={item} isChecking={isChecking} onPriceChanged={onPriceChanged} />}
      {item.preview_url !== undefined && (
        <Link to={item.preview_url} variant="plain" target="_blank" className={button({ size: 'lg', block: true })}>
          <ExternalIcon />
          {t('item.preview')}
        </Link>
      )}
      {item.docs.length > 0 && !item.owned && (
        <div className={styles.docs}>
          <b>{t('item.docs')}</b>
          <ul className={styles.list}>
            {item.docs.map(({ id, title }) => (
              <li key={id}>{title[locale]}</li>
            ))}
          </ul>
          <p className={styles.note}>{t('item.docsNote')}</p>
        </div>
      )}
    </div>
  )
}

function FreeNote({ item: { free_for, payable, owned } }: { item: StoreItem }) {
  const t = useT(storeMessages)
  const { session } = useStoreServices()
  if (free_for.length === 0 || payable === 0 || owned) return null
  const editions = free_for.map((edition) => t(`edition.${edition}`)).join(t('separator'))
  return <p className={styles.note}>{t(session.status === 'visitor' ? 'goods.freeForSignIn' : 'goods.freeFor', { editions })}</p>
}

function Buy({ item, isChecking, onPriceChanged }: ItemOfferProps) {
  const t = useT(storeMessages)
  const locale = useLocale(locales)
  const { state, place } = usePlaceOrder({
    purchasable: ({ id, payable }: StoreItem) => ({ type: 'store', sku: id, quantity: 1, expectAmount: payable }),
    purpose: ({ title, payable, currency }: StoreItem) => {
      const name = title[locale]
      return payable === 0 ? t('item.takePurpose', { name }) : t('item.purpose', { name, price: formatMoney(payable, currency, locale) })
    },
    onPriceChanged,
  })
  const intent = usePurchaseIntent()
  const isPending = intent?.type === 'store' && intent.sku === item.id
  return (
    <>
      {isPending && state.step === 'idle' && (
        <PendingPurchase
          name={item.title[locale]}
          price={formatMoney(item.payable, item.currency, locale)}
          onContinue={() => place(item)}
        />
      )}
      <Button variant="primary" size="lg" block loading={isChecking || state.step === 'busy'} onClick={() => place(item)}>
        {item.payable === 0 ? t('item.take') : t('item.buy', { price: formatMoney(item.payable, item.currency, locale) })}
      </Button>
      <noscript>
        <p className={styles.note}>{t('item.needsScript')}</p>
      </noscript>
      {state.step === 'failed' && <BuyFailure name={item.title[locale]} type="store" failure={state.failure} onRetry={() => place(item)} />}
    </>
  )
}

function Owned({ item }: { item: StoreItem }) {
  const t = useT(storeMessages)
  const locale = useLocale(locales)
  return (
    <>
      {item.owned_at !== undefined && <p className={styles.note}>{t('goods.ownedSince', { date: formatDate(item.owned_at, locale) })}</p>}
      {item.docs.map(({ id, title }, index) => (
        <Link
          key={id}
          to={storePaths.doc(id)}
          variant="plain"
          className={button({ size: 'lg', block: true, ...(index === 0 && { variant: 'primary' }) })}
        >
          <FileIcon />
          {t('item.read', { title: title[locale] })}
        </Link>
      ))}
      {item.kind !== 'doc' && (
        <Link to={storePaths.release(item.id)} variant="plain" className={button({ variant: 'primary', size: 'lg', block: true })}>
          <DownloadIcon />
          {t('item.open')}
        </Link>
      )}
    </>
  )
}
