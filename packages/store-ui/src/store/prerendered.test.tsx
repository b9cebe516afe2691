import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createApiClient } from '@view-site/api-client'
import { createI18n, I18nProvider, loadMessages } from '@view-site/i18n'
import { locales, type Locale } from '@view-site/i18n/product'
import { createMessageCenter, MessageProvider } from '@view-site/ui'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { sampleGoods } from '../../test/sampleGoods.ts'
import { errorMessages } from '../common/failures/errorMessages.ts'
import { StoreProvider } from '../common/services/StoreProvider.tsx'
import { StoreItemPage } from './item/StoreItemPage.tsx'
import { StorePage } from './list/StorePage.tsx'
import { storeMessages } from './storeMessages.ts'

const goods = sampleGoods()

/** A page as the build renders it: nobody knows the session yet, and nothing is requested. */
async function prerender(page: ReactNode, locale: Locale) {
  await loadMessages([storeMessages, errorMessages], locale)
  const fetch = vi.fn<typeof globalThis.fetch>()
  const html = renderToString(
    <I18nProvider i18n={createI18n(locale)}>
      <QueryClientProvider client={new QueryClient()}>
        <MessageProvider center={createMessageCenter()}>
          <StoreProvider api={createApiClient({ fetch })} session={{ status: 'loading', signIn: async () => false }}>
            {page}
          </StoreProvider>
        </MessageProvider>
      </QueryClientProvider>
    </I18nProvider>,
  )
  expect(fetch).not.toHaveBeenCalled()
  return html.replaceAll(/<!--.*?-->/g, '')
}

test.each(locales)('[SALE-06] [PLUS-01] the prerendered store lists its first page with links and prices, %s', async (locale) => {
  const html = await prerender(<StorePage goods={goods} filters={{}} onFiltersChange={() => {}} />, locale)
  const shown = goods.filter(({ id }) => html.includes(`href="/store/item/${id}"`))
  expect(shown).toHaveLength(12)
  for (const { title } of shown) expect(html).toContain(title[locale])
  expect(html).toContain(goods[0]?.tags[0]?.name[locale])
  expect(html).not.toContain('aria-busy="true"')
})

test.each(locales)('[SALE-06] [PLUS-01] a prerendered item has its text and price, and says what Buy needs, %s', async (locale) => {
  const [first] = goods
  const html = await prerender(<StoreItemPage id="goods-1" goods={first} />, locale)
  for (const text of [first?.title, first?.summary, first?.includes[0]]) expect(html).toContain(text?.[locale])
  expect(html).toMatch(/¥10\b/)
  expect(html).toMatch(/<noscript>.*JavaScript.*<\/noscript>/)
})

test('[SALE-06] an item that the site does not know is prerendered as a skeleton', async () => {
  expect(await prerender(<StoreItemPage id="unknown" />, 'zh-CN')).toContain('aria-busy="true"')
})
