import { useT } from '@view-site/i18n'
import { useAtomValue } from '@view-site/layout'
import { Button } from '@view-site/ui'
import { useApp } from '../../AppContext.tsx'
import { texts } from '../../texts.ts'
import { LabCard } from './LabCard.tsx'

const many = Array.from({ length: 50 }, (_, index) => `/lab/page/${index + 1}`)

/** Opens fifty tabs without navigating. */
export function TabsCard() {
  const t = useT(texts)
  // Null while tabs are switched off: the tab bar is not loaded then.
  const tabs = useAtomValue(useApp().layout.tabs)?.tabs
  return (
    <LabCard title={t('lab.tabs')} text={t('lab.tabsText')}>
      <Button disabled={!tabs} onClick={() => many.forEach((path) => tabs?.open(path))}>
        {t('lab.open50')}
      </Button>
      <Button variant="quiet" disabled={!tabs} onClick={() => void tabs?.closeAll()}>
        {t('lab.closeAll')}
      </Button>
    </LabCard>
  )
}
