import { useRouterState } from '@tanstack/react-router'
import { useT } from '@view-site/i18n'
import { AppLayout, useAtomValue, useLayout, type LayoutSlots } from '@view-site/layout'
import { MessageRegion } from '@view-site/ui'
import { useEffect } from 'react'
import { LazyDocsPanel } from '../docs/LazyDocsPanel.ts'
import { finishHydration } from '@view-site/static-site/hydrate'
import { SiteSearch } from '../search/SiteSearch.tsx'
import { useSite } from './SiteContext.tsx'
import { Ad } from '../store/ads/Ad.tsx'
import { ConsultButton } from '../store/consult/ConsultButton.tsx'
import { siteTexts } from './texts.ts'
import { UserMenu } from './session/UserMenu.tsx'

const slots: LayoutSlots = { Search: SiteSearch, Panel: LazyDocsPanel, User: UserMenu, SiderEnd: SiderAd, Dialogs: null }

/**
 * The ad below the side menu, where it pushes nothing away: not in the drawer of a narrow window, which has more below the menu, nor in the
 * rail, which is too narrow for it.
 */
function SiderAd() {
  return useAtomValue(useLayout().collapsed) ? null : <Ad placement="120" />
}

/** The shell around every page, with the region for messages. */
export function Root() {
  const t = useT(siteTexts)
  const { layout } = useSite()
  const isStandalone = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.page === 'standalone' })
  useEffect(finishHydration, [])
  return (
    <>
      <AppLayout layout={layout} slots={slots} />
      {isStandalone ? null : <ConsultButton />}
      <MessageRegion label={t('messages.region')} closeLabel={t('messages.close')} />
    </>
  )
}
