import type { License, Purchase } from '@view-site/contract'
import { formatDate, richText, useLocale, useT } from '@view-site/i18n'
import { Button, button, DownloadIcon, ErrorState, Link, PlusIcon, Skeleton, Tag } from '@view-site/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { extensionsOf } from './extensionsOf.ts'
import { productNames } from '../common/productNames.ts'
import { readFailure } from '../common/failures/readFailure.ts'
import { purchasesMessages } from './purchasesMessages.ts'
import { preloadOverlays } from '../common/parts/lazyOverlays.ts'
import { useFailureText } from '../common/failures/useFailureText.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import { LicenseList } from './LicenseList.tsx'
import { PurchaseTerms } from './PurchaseTerms.tsx'
import * as cards from '../common/parts/cards.css.ts'
import type { useLicenses } from './useLicenses.ts'

const CreateLicense = lazy(async () => ({ default: (await import('./CreateLicense.tsx')).CreateLicense }))
const ExtendPurchase = lazy(async () => ({ default: (await import('./ExtendPurchase.tsx')).ExtendPurchase }))

export interface PurchaseCardProps {
  purchase: Purchase
  licenses: ReturnType<typeof useLicenses>
}

/** One purchase: its name, its terms, its licences, and the button that creates another one. */
export function PurchaseCard({ purchase, licenses }: PurchaseCardProps): ReactNode {
  const t = useT(purchasesMessages)
  const locale = useLocale()
  const [dialog, setDialog] = useState<'create' | 'extend'>()
  const close = () => setDialog(undefined)
  const [created, setCreated] = useState<License>()
  const name = t('name', { product: productNames[purchase.product], edition: t(`edition.${purchase.edition}`) })
  const left = purchase.status === 'active' ? purchase.license_limit - purchase.licenses_used : 0
  return (
    <section className={cards.card} aria-labelledby={`purchase-${purchase.id}`}>
      <div className={cards.own}>
        <div>
          <h2 id={`purchase-${purchase.id}`} className={cards.name}>
            {name}
            <PurchaseState purchase={purchase} />
          </h2>
          <p className={cards.summary}>{t('summary', { date: formatDate(purchase.created_at, locale), order: purchase.order_no })}</p>
        </div>
        {purchase.status === 'active' && (
          <div className={cards.actions}>
            <Link to={`/user/release/${purchase.product.replaceAll('_', '-')}`} variant="plain" className={button()}>
              <DownloadIcon />
              {t('releases')}
            </Link>
            {extensionsOf(purchase).length > 0 && (
              <Button onPointerEnter={preloadOverlays} onFocus={preloadOverlays} onClick={() => setDialog('extend')}>
                {t(purchase.upgrades.length > 0 ? 'extend.action' : 'extend.renew')}
              </Button>
            )}
            {left > 0 && (
              <Button icon={<PlusIcon />} onPointerEnter={preloadOverlays} onFocus={preloadOverlays} onClick={() => setDialog('create')}>
                {t('licences.create')}
              </Button>
            )}
          </div>
        )}
      </div>
      <PurchaseTerms purchase={purchase} />
      <Licenses name={name} purchase={purchase} licenses={licenses} created={created} />
      {dialog && (
        <Suspense>
          {dialog === 'create' ? (
            <CreateLicense name={name} purchase={purchase} left={left} onClose={close} onCreated={setCreated} />
          ) : (
            <ExtendPurchase name={name} purchase={purchase} onClose={close} />
          )}
        </Suspense>
      )}
    </section>
  )
}

function PurchaseState({ purchase: { status, support_until } }: Pick<PurchaseCardProps, 'purchase'>) {
  const t = useT(purchasesMessages)
  const { clock } = useStoreServices()
  if (status !== 'active') return <Tag>{t(`state.${status}`)}</Tag>
  const supported = Date.parse(support_until) > clock.now()
  return <Tag tone={supported ? 'success' : 'neutral'}>{t(supported ? 'state.supported' : 'state.supportEnded')}</Tag>
}

interface LicensesProps extends PurchaseCardProps {
  name: string
  /** The licence just created: its key is known. */
  created: License | undefined
}

function Licenses({ name, purchase, licenses, created }: LicensesProps) {
  const t = useT(purchasesMessages)
  const textOf = useFailureText()
  const { session } = useStoreServices()
  const own = licenses.data?.get(purchase.id) ?? []
  if (licenses.isError) {
    return (
      <ErrorState
        className={cards.part}
        title={t('licences.failed')}
        retryLabel={t('list.retry')}
        retrying={licenses.isFetching}
        onRetry={() => void licenses.refetch()}
      >
        {textOf(readFailure(licenses.error))}
      </ErrorState>
    )
  }
  if (licenses.isPending && purchase.licenses_used > 0) return <LicenseSkeleton count={purchase.licenses_used} />
  if (own.length === 0) return purchase.status === 'active' ? <p className={cards.none}>{t('licences.none')}</p> : null
  return (
    <>
      {session.user?.is_activity === 0 && (
        <p className={cards.none}>{richText(t('licences.verify'), { link: <Link to="/check-mail" /> })}</p>
      )}
      <LicenseList label={t('licences.label', { name })} licenses={own} created={created} />
    </>
  )
}

/** The skeletons of the rows, as many as there will be, up to a screenful. */
function LicenseSkeleton({ count }: { count: number }) {
  const t = useT(purchasesMessages)
  return (
    <div className={cards.part}>
      {Array.from({ length: Math.min(count, 6) }, (_, index) => (
        <div key={index} className={cards.skeletonRow}>
          <Skeleton width={20} {...(index === 0 && { label: t('licences.loading') })} />
          <Skeleton width="24%" />
          <Skeleton width="28%" className={cards.skeletonEnd} />
        </div>
      ))}
    </div>
  )
}
