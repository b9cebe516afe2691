import { getRouteApi } from '@tanstack/react-router'
import { brand } from '@view-site/site-data/brand'
import { catalogue } from '@view-site/site-data/catalogue'
import { useLocale } from '@view-site/i18n'
import { ThemeSwitch } from '@view-site/layout'
import { PayPage } from '@view-site/store-ui/pay'
import { useCallback } from 'react'
import { useSite } from '../app/SiteContext.tsx'
import { StoreFrame } from './StoreFrame.tsx'

const route = getRouteApi('/pay/$id')

/** `/pay/{id}`: the payment of one order, outside the main layout. */
export function PayRoute() {
  const { id } = route.useParams()
  const locale = useLocale()
  const { session } = useSite().services
  const setTitle = useCallback(
    (title: string) => {
      document.title = `${title} - ${brand.titleSuffix[locale]}`
    },
    [locale],
  )
  const onPaid = useCallback(() => void session.refresh(), [session])
  return (
    <StoreFrame>
      {/* The theme switch has the colours of a header, and this page's head is always a light one. */}
      <div data-header="light">
        <PayPage orderNo={id} example={catalogue.example} themeSwitch={<ThemeSwitch />} setTitle={setTitle} onPaid={onPaid} />
      </div>
    </StoreFrame>
  )
}
