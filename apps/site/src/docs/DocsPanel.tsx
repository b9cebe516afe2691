import { useMatch } from '@tanstack/react-router'
import type { TocEntry } from '@view-site/docs'
import { links } from '@view-site/site-data/links'
import { useT } from '@view-site/i18n'
import { Panel, PanelAction, type Anchor } from '@view-site/layout'
import { CartIcon, EyeIcon, MessageIcon, PlayIcon } from '@view-site/ui'
import { useMemo, useSyncExternalStore } from 'react'
import { useSite } from '../app/SiteContext.tsx'
import { siteTexts } from '../app/texts.ts'
import { Ad } from '../store/ads/Ad.tsx'
import { WatchVideo } from '../store/video/WatchVideo.tsx'
import { RequestDemo } from '../store/demo-request/RequestDemo.tsx'

/** Live previews of the products; the others link to the library's. */
const previews: Partial<Record<string, string>> = { 'admin-plus': links.previews.adminPlus, icrud: links.previews.icrud }

/** Products that have a film, with its name. */
const films: Partial<Record<string, string>> = { 'admin-plus': 'Admin Plus', icrud: 'iCRUD' }

/** The right panel of a documentation page: actions for the product, and the page's anchors. */
export function DocsPanel() {
  const match = useMatch({ from: '/$product/$', shouldThrow: false })
  const { subscribe, get } = useSite().services.openedAnchors
  const opened = useSyncExternalStore(subscribe, get, get)
  const toc = opened ?? match?.loaderData?.article.toc
  const anchors = useMemo(() => anchorsOf(toc), [toc])
  if (!match) return null
  const { product } = match.params
  return (
    <Panel
      anchors={anchors}
      end={<Ad placement="110" />}
      {...(product === 'packages' ? {} : { actions: <ProductActions product={product} /> })}
    />
  )
}

/** The way to the API of a component stays in sight on a narrow screen. */
function anchorsOf(toc: readonly TocEntry[] = []): Anchor[] {
  const api = toc.find((entry) => entry.api)
  return toc.map((entry) => ({ id: entry.id, title: entry.text, level: entry.depth - 1, pinned: entry === api }))
}

/** Links and dialogs for a product. */
function ProductActions({ product }: { product: string }) {
  const t = useT(siteTexts)
  const film = films[product]
  return (
    <>
      <PanelAction icon={<EyeIcon />} href={previews[product] ?? links.previews.viewUiPlus}>
        {t('panel.preview')}
      </PanelAction>
      {film !== undefined && (
        <WatchVideo product={film}>
          {(open) => (
            <PanelAction icon={<PlayIcon />} opens="videos" onClick={open}>
              {t('panel.video')}
            </PanelAction>
          )}
        </WatchVideo>
      )}
      <PanelAction icon={<CartIcon />} href="/price">
        {t('panel.buy')}
      </PanelAction>
      <RequestDemo>
        {(open) => (
          <PanelAction icon={<MessageIcon />} opens="demo-request" onClick={open}>
            {t('panel.demo')}
          </PanelAction>
        )}
      </RequestDemo>
    </>
  )
}
