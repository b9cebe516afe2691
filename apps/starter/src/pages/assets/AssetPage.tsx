import { useLocation, useParams } from '@tanstack/react-router'
import { useT } from '@view-site/i18n'
import { button, Link, QrCode } from '@view-site/ui'
import { useApp } from '../../AppContext.tsx'
import { useAssets } from '../../data/useAssets.ts'
import { Card } from '../../parts/Card.tsx'
import { PageHead } from '../../parts/PageHead.tsx'
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
      <PageHead
        title={
          <>
            {t(`kind.${asset.kind}`)} {asset.id} <StatusTag status={asset.status} />
          </>
        }
        sub={asset.model}
      >
        <Link to="/assets" variant="plain" className={button()}>
          {t('asset.back')}
        </Link>
      </PageHead>
      <div className={styles.columns}>
        {/* Shows what was saved elsewhere, unless the visitor is editing here. */}
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
    <Card title={t('asset.label')}>
      <figure className={styles.label}>
        <QrCode value={address} label={id} size={112} />
        <figcaption className={styles.labelText}>{t('asset.labelText')}</figcaption>
      </figure>
    </Card>
  )
}
