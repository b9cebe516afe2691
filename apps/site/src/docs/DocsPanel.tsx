import { useMatch } from '@tanstack/react-router'
import type { TocEntry } from '@view-site/docs'
import { links } from '@view-site/site-data/links'
import { useT } from '@view-site/i18n'
import { Panel, PanelAction, type Anchor } from '@view-site/layout'
import { CartIcon, EyeIcon, MessageIcon, PlayIcon } from '@view-site/ui'
import { useMemo, useSyncExternalStore } from 'react'
import { useDialog } from '../app/dialogs/useDialog.ts'
import { useServices } from '../app/services/ServicesContext.tsx'
import { siteTexts } from '../app/texts.ts'
import { Ad } from '../store/ads/Ad.tsx'
import { filmOf } from './filmOf.ts'

/** Live previews of the products; the others link to the library's. */
const previews: Partial<Record<string, string>> = { 'admin-plus': links.previews.adminPlus, icrud: links.previews.icrud }

/** The right panel of a documentation page: actions for the product, and the page's anchors. */
export function DocsPanel() {
  const match = useMatch({ from: '/$product/$', shouldThrow: false })
  const { subscribe, get } = useServices().openedAnchors
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
  const watchVideo = useDialog('videos')
  const requestDemo = useDialog('demo-request')
  return (
    <>
      <PanelAction icon={<EyeIcon />} href={previews[product] ?? links.previews.viewUiPlus}>
        {t('panel.preview')}
      </PanelAction>
      {filmOf(product) !== undefined && (
        <PanelAction icon={<PlayIcon />} opens="videos" onClick={watchVideo}>
          {t('panel.video')}
        </PanelAction>
      )}
      <PanelAction icon={<CartIcon />} href="/price">
        {t('panel.buy')}
      </PanelAction>
      <PanelAction icon={<MessageIcon />} opens="demo-request" onClick={requestDemo}>
        {t('panel.demo')}
      </PanelAction>
    </>
  )
}
