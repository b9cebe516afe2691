import { useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import type { PickerDialogProps } from '@view-site/layout'
import { SearchDialog, type SearchSource } from '@view-site/layout/search'
import { enUS } from '@view-site/layout/search/en-US'
import { zhCN } from '@view-site/layout/search/zh-CN'
import { tourActions } from '@view-site/layout/tour'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useApp } from '../AppContext.tsx'
import { storageKeys } from '../config.ts'
import type { Equipment } from '../data/createEquipment.ts'
import { findAssets } from '../data/filters.ts'
import { personOf } from '../data/people.ts'
import { texts, type T } from '../texts.ts'
import { shellTour } from './shellTour.ts'

const ShortcutsDialog = lazy(async () => ({ default: (await import('@view-site/layout/shortcuts')).ShortcutsDialog }))
const dialogTexts = { 'zh-CN': zhCN, 'en-US': enUS }

/** The search dialog: the layout adds the pages of the menus, this file the equipment. */
export function searchDialog(props: PickerDialogProps) {
  return <Dialog {...props} />
}

function Dialog(props: PickerDialogProps) {
  const t = useT(texts)
  const locale = useLocale(locales)
  const { equipment, saved, tours } = useApp()
  const sources = useMemo(() => [assetSource(equipment, t, locale)], [equipment, t, locale])
  const pickerTexts = { ...dialogTexts[locale], placeholder: t('search.placeholder'), noneHint: t('search.noneHint') }
  const [shortcuts, setShortcuts] = useState<boolean>()
  const actions = useMemo(
    () => [{ id: 'shortcuts', title: t('search.shortcuts'), run: () => setShortcuts(true) }, ...tourActions(tours, [shellTour(t)])],
    [t, tours],
  )
  return (
    <>
      <SearchDialog
        {...props}
        texts={pickerTexts}
        sources={sources}
        actions={actions}
        savedPages={saved}
        storageKey={storageKeys.searches}
        layoutActions
      />
      <Suspense>{shortcuts !== undefined && <ShortcutsDialog open={shortcuts} onOpenChange={setShortcuts} />}</Suspense>
    </>
  )
}

function assetSource(equipment: Equipment, t: T, locale: 'zh-CN' | 'en-US'): SearchSource {
  return {
    id: 'assets',
    label: t('menu.assets'),
    search(query) {
      const { rows, total } = findAssets(equipment.all(), undefined, { q: query })
      const hits = rows.slice(0, 6).map(({ id, model, kind, status, holder }) => ({
        href: `/assets/${id}`,
        title: [{ text: `${id} ${model}` }],
        context: [{ text: [t(`kind.${kind}`), t(`status.${status}`), personOf(holder)?.name[locale] ?? ''].filter(Boolean).join(' · ') }],
      }))
      return { hits, total }
    },
  }
}
