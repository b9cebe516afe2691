import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createApiClient } from '@view-site/api-client'
import { createI18n, I18nProvider, loadMessages } from '@view-site/i18n'
import { locales, type Locale } from '@view-site/i18n/product'
import { createMessageCenter, MessageProvider } from '@view-site/ui'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { sampleCatalogue } from '../../test/sampleCatalogue.ts'
import { sampleTexts } from '../../test/sampleTexts.ts'
import { errorMessages } from '../common/failures/errorMessages.ts'
import { priceMessages } from './priceMessages.ts'
import { StoreProvider } from '../common/services/StoreProvider.tsx'
import { PricePage } from './PricePage.tsx'

async function prerender(locale: Locale, product?: string) {
  await loadMessages([priceMessages, errorMessages], locale)
  const fetch = vi.fn<typeof globalThis.fetch>()
  const session = { status: 'visitor' as const, signIn: async () => false }
  const html = renderToString(
    <I18nProvider i18n={createI18n(locale)}>
      <QueryClientProvider client={new QueryClient()}>
        <MessageProvider center={createMessageCenter()}>
          <StoreProvider api={createApiClient({ fetch })} session={session}>
            <PricePage product={product} onProductChange={() => {}} catalogue={sampleCatalogue} {...sampleTexts[locale]} />
          </StoreProvider>
        </MessageProvider>
      </QueryClientProvider>
    </I18nProvider>,
  )
  const [, noscript = ''] = /<noscript>(.+?)<\/noscript>/.exec(html) ?? []
  return { fetch, noscript, text: html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]+>/g, ' ') }
}

test.each(locales)('[SALE-01] the prerendered page has prices, promises and answers without a request (%s)', async (locale) => {
  const { fetch, text } = await prerender(locale)
  for (const price of ['¥1,980', '¥3,960', '¥5,940']) expect(text).toContain(price)
  for (const { title } of sampleTexts[locale].promises) expect(text).toContain(title)
  for (const { answer } of sampleTexts[locale].faq) expect(text).toContain(answer)
  expect(fetch).not.toHaveBeenCalled()
})

test('[SALE-01] the product in the address chooses the editions; an unknown one means the first', async () => {
  expect((await prerender('zh-CN', 'icrud')).text).toContain('¥2,940')
  expect((await prerender('zh-CN', 'nonsense')).text).toContain('¥5,940')
})

test('[PLUS-01] without scripts the prerendered page says what needs them, and whom to ask', async () => {
  const { noscript } = await prerender('en-US')
  expect(noscript).toContain('Enable JavaScript to buy')
  expect(noscript).toMatch(/<a [^>]*href="\/consult"/)
})
