import { useLocation, useParams } from '@tanstack/react-router'
import { useT } from '@view-site/i18n'
import { PageHeader, PageSection } from '@view-site/layout/page-kit'
import { QrCode } from '@view-site/ui'
import { useApp } from '../../AppContext.tsx'
import { useAssets } from '../../data/useAssets.ts'
import { StatusTag } from '../../parts/StatusTag.tsx'
import { texts } from '../../texts.ts'
import { AssetForm } from './AssetForm.tsx'
import * as styles from './AssetPage.css.ts'
import { MissingPage } from '../status/MissingPage.tsx'

/** A piece of equipment: its details and label. */
export function AssetPage() {
  const t = useT(texts)
  const { id }: { id?: string } = useParams({ strict: false })
  const asset = useAssets().find((one) => one.id === id)
  if (!asset) return <MissingPage />
  return (
    <>
      <PageHeader
        title={`${t(`kind.${asset.kind}`)} ${asset.id}`}
        tags={<StatusTag status={asset.status} />}
        description={asset.model}
        back={{ href: '/assets', label: t('asset.back') }}
      />
      <div className={styles.columns}>
        {/* The form also shows changes saved elsewhere, unless the user is editing. */}
        <AssetForm key={asset.id} asset={asset} />
        <Label id={asset.id} />
      </div>
    </>
  )
}

function Label({ id }: { id: string }) {
  const t = useT(texts)
  const { router } = useApp()
  const { pathname } = useLocation()
  const address = new URL(router.history.createHref(pathname), document.baseURI).href
  return (
    <PageSection title={t('asset.label')}>
      <figure className={styles.label}>
        <QrCode value={address} label={id} size={112} />
        <figcaption className={styles.labelText}>{t('asset.labelText')}</figcaption>
      </figure>
    </PageSection>
  )
}
