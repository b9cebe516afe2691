import { headerAttribute } from '@view-site/ui/theme'
import { cardPayments } from '@view-site/site-data/cardPayments'
import { catalogue } from '@view-site/site-data/catalogue'
import { ThemeSwitch } from '@view-site/layout'
import { PayPage } from '@view-site/store-ui/pay'
import { useCallback } from 'react'
import { useSite } from '../app/SiteContext.tsx'
import { StoreFrame } from './StoreFrame.tsx'
import { usePageTitle } from './usePageTitle.ts'

/** `/pay/{id}` and `/store/pay/{id}`: the payment of one order, outside the main layout. */
export function PayRoute({ id }: { id: string }) {
  const { session } = useSite().services
  const setTitle = usePageTitle()
  const onPaid = useCallback(() => void session.refresh(), [session])
  return (
    <StoreFrame>
      {/* The theme switch uses the header's colours, and the header of this page is always light. */}
      <div {...{ [headerAttribute]: 'light' }}>
        <PayPage
          orderNo={id}
          example={catalogue.example}
          cardPayments={cardPayments}
          themeSwitch={<ThemeSwitch />}
          setTitle={setTitle}
          onPaid={onPaid}
        />
      </div>
    </StoreFrame>
  )
}
