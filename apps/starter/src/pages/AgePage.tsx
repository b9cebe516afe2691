import { useT } from '@view-site/i18n'
import { useAssets } from '../data/useAssets.ts'
import { Bars } from '../parts/Bars.tsx'
import { Card } from '../parts/Card.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { texts } from '../texts.ts'

/** When the equipment was bought. */
export function AgePage() {
  const t = useT(texts)
  const bought = useAssets().map((asset) => asset.bought.slice(0, 4))
  const rows = [...new Set(bought)].toSorted().map((year) => ({
    name: t('reports.yearOf', { year }),
    value: bought.filter((one) => one === year).length,
  }))
  return (
    <>
      <PageHead title={t('reports.age')} sub={t('reports.ageText')} />
      <Card title={t('reports.amount')}>
        <Bars rows={rows} />
      </Card>
    </>
  )
}
