import { useLocale, useT } from '@view-site/i18n'
import type { PickerDialogProps } from '@view-site/layout'
import { SearchDialog, type SearchSource, type SearchTexts } from '@view-site/layout/search'
import { enUS } from '@view-site/layout/search/en-US'
import { zhCN } from '@view-site/layout/search/zh-CN'
import { useMemo } from 'react'
import type { Api } from '../api/createApi.ts'
import { useApp } from '../AppContext.tsx'
import { storageKeys } from '../config.ts'
import { languages, type Language } from '../languages.ts'
import { texts, type T } from '../texts.ts'

const dialogTexts: Record<Language, SearchTexts> = { 'zh-CN': zhCN, 'en-US': enUS }

/** The search dialog: the layout adds the pages of the menus, this file the customers. */
export function searchDialog(props: PickerDialogProps) {
  return <Dialog {...props} />
}

function Dialog(props: PickerDialogProps) {
  const t = useT(texts)
  const locale = useLocale(languages)
  const { api } = useApp()
  const sources = useMemo(() => [customerSource(api, t)], [api, t])
  return <SearchDialog {...props} texts={dialogTexts[locale]} sources={sources} storageKey={storageKeys.searches} layoutActions />
}

function customerSource(api: Api, t: T): SearchSource {
  return {
    id: 'customers',
    label: t('menu.customers'),
    async search(q, { signal }) {
      const { rows, total } = await api.customers({ q }, signal)
      const hits = rows.slice(0, 6).map(({ id, name, email }) => ({
        href: `/customers/${id}`,
        title: [{ text: name }],
        context: [{ text: email }],
      }))
      return { hits, total }
    },
  }
}
