import { useT } from '@view-site/i18n'
import { PageHeader, PageSection } from '@view-site/layout/page-kit'
import { kinds } from '../data/Asset.ts'
import { useAssets } from '../data/useAssets.ts'
import { Bars } from '../parts/Bars.tsx'
import { texts } from '../texts.ts'

/** A report: equipment in use by kind. */
export function UsagePage() {
  const t = useT(texts)
  const assets = useAssets()
  const rows = kinds.map((kind) => {
    const own = assets.filter((asset) => asset.kind === kind)
    const value = own.filter(({ status }) => status === 'inUse').length
    return { name: t(`kind.${kind}`), value, of: own.length, text: `${value} / ${own.length}` }
  })
  return (
    <>
      <PageHeader title={t('reports.usage')} description={t('reports.usageText')} />
      <PageSection title={t('reports.share')}>
        <Bars rows={rows} />
      </PageSection>
    </>
  )
}
