import { useT } from '@view-site/i18n'
import { AppLayout, type LayoutSlots } from '@view-site/layout'
import { MessageRegion } from '@view-site/ui'
import { useApp } from './AppContext.tsx'
import { Search } from './shell/Search.tsx'
import { UserMenu } from './shell/UserMenu.tsx'
import { texts } from './texts.ts'

const slots: LayoutSlots = { Search, User: UserMenu }

/** The shell around every page, and where messages appear. */
export function Root() {
  const { layout } = useApp()
  const t = useT(texts)
  return (
    <>
      <AppLayout layout={layout} slots={slots} />
      <MessageRegion label={t('messages.region')} closeLabel={t('messages.close')} />
    </>
  )
}
