import { getRouteApi } from '@tanstack/react-router'
import { catalogue } from '@view-site/site-data/catalogue'
import { faq } from '@view-site/site-data/faq'
import { buyingNotice } from '@view-site/site-data/sales'
import { promises } from '@view-site/site-data/promises'
import { useLocale } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { PricePage } from '@view-site/store-ui/price'
import { useMemo } from 'react'
import { useHydrated } from '../pages/useHydrated.ts'
import { StoreFrame } from './StoreFrame.tsx'

const route = getRouteApi('/price')

/** `/price`: the price page with the site's catalogue, promises and FAQ. */
export function PriceRoute() {
  const requested = route.useSearch().product
  // The page is prerendered without a query, so the query is applied after hydration.
  const product = useHydrated() ? requested : undefined
  const navigate = route.useNavigate()
  const locale = useLocale(locales)
  const texts = useMemo(
    () => ({
      notice: buyingNotice[locale],
      promises: promises.map(({ title, text }) => ({ title: title[locale], text: text[locale] })),
      faq: faq.map(({ question, answer }) => ({ question: question[locale], answer: answer[locale] })),
    }),
    [locale],
  )
  return (
    <StoreFrame>
      <PricePage
        {...texts}
        product={product}
        catalogue={catalogue}
        onProductChange={(next) => void navigate({ search: { product: next }, replace: true, resetScroll: false })}
      />
    </StoreFrame>
  )
}
