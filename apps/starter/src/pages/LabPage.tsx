import { useT } from '@view-site/i18n'
import { PageHeader, PageSections } from '@view-site/layout/page-kit'
import { texts } from '../texts.ts'
import { DirectionCard } from './lab/DirectionCard.tsx'
import { LogCard } from './lab/LogCard.tsx'
import { MenusCard } from './lab/MenusCard.tsx'
import { PagesCard } from './lab/PagesCard.tsx'
import { TabsCard } from './lab/TabsCard.tsx'
import { WatermarkCard } from './lab/WatermarkCard.tsx'

/** Demonstrates the layout's features: delete this page and its folder in your own app. */
export function LabPage() {
  const t = useT(texts)
  return (
    <>
      <PageHeader title={t('lab.title')} description={t('lab.sub')} />
      <PageSections fit>
        <MenusCard />
        <TabsCard />
        <WatermarkCard />
        <DirectionCard />
        <LogCard />
        <PagesCard />
      </PageSections>
    </>
  )
}
