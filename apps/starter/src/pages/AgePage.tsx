import { useT } from '@view-site/i18n'
import { PageHeader, PageSection } from '@view-site/layout/page-kit'
import { useAssets } from '../data/useAssets.ts'
import { Bars } from '../parts/Bars.tsx'
import { texts } from '../texts.ts'

/** A report: number of pieces of equipment by year of purchase. */
export function AgePage() {
  const t = useT(texts)
  const bought = useAssets().map((asset) => asset.bought.slice(0, 4))
  const rows = [...new Set(bought)].toSorted().map((year) => ({
    name: t('reports.yearOf', { year }),
    value: bought.filter((one) => one === year).length,
  }))
  return (
    <>
      <PageHeader title={t('reports.age')} description={t('reports.ageText')} />
      <PageSection title={t('reports.amount')}>
        <Bars rows={rows} />
      </PageSection>
    </>
  )
}
