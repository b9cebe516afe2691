import { useT } from '@view-site/i18n'
import { AppLayout, type LayoutSlots } from '@view-site/layout'
import { SavedPagesMenu } from '@view-site/layout/saved-pages'
import { TourDialog } from '@view-site/layout/tour'
import { MessageRegion } from '@view-site/ui'
import { useApp } from './AppContext.tsx'
import { HelpPanel } from './shell/HelpPanel.tsx'
import { Notices } from './shell/Notices.tsx'
import { Search } from './shell/Search.tsx'
import { UserMenu } from './shell/UserMenu.tsx'
import { texts } from './texts.ts'

const slots: LayoutSlots = {
  Search,
  SiderStart: () => <SavedPagesMenu saved={useApp().saved} />,
  Notices,
  User: UserMenu,
  Panel: HelpPanel,
}

/** The shell around every page, and where messages appear. */
export function Root() {
  const { layout, tours } = useApp()
  const t = useT(texts)
  return (
    <>
      <AppLayout layout={layout} slots={slots} />
      <TourDialog tours={tours} />
      <MessageRegion label={t('messages.region')} closeLabel={t('messages.close')} />
    </>
  )
}
