import { useRouterState } from '@tanstack/react-router'
import { useT } from '@view-site/i18n'
import { AppLayout, type LayoutSlots } from '@view-site/layout'
import { MessageRegion } from '@view-site/ui'
import { useEffect } from 'react'
import { DocsPanel } from '../docs/panel.ts'
import { finishHydration } from '@view-site/static-site/hydrate'
import { SiteSearch } from '../search/SiteSearch.tsx'
import { useSite } from './SiteContext.tsx'
import { Ad } from '../store/Ad.tsx'
import { ConsultButton } from '../store/ConsultButton.tsx'
import { siteTexts } from './texts.ts'
import { UserMenu } from './UserMenu.tsx'

const slots: LayoutSlots = { Search: SiteSearch, Panel: DocsPanel, User: UserMenu, SiderEnd: SiderAd }

/** Below the side menu nothing moves. */
function SiderAd() {
  return <Ad placement="120" />
}

/** The shell around every page, and where messages appear. */
export function Root() {
  const t = useT(siteTexts)
  const { layout } = useSite()
  const isStandalone = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.page === 'standalone' })
  useEffect(markReady, [])
  return (
    <>
      <AppLayout layout={layout} slots={slots} />
      {isStandalone ? null : <ConsultButton />}
      <MessageRegion label={t('messages.region')} closeLabel={t('messages.close')} />
    </>
  )
}

/** A hook for tools outside: from here on the page answers to the pointer and the keyboard by itself. */
function markReady(): void {
  document.documentElement.dataset.ready = ''
  finishHydration()
}
