import { consult } from '@view-site/site-data/consult'
import { ThemeSwitch } from '@view-site/layout'
import { ConsultPage } from '@view-site/store-ui/consult'
import { campaignSource } from '../app/campaignSource.ts'
import { useHydrated } from '../pages/useHydrated.ts'
import { RequestDemo } from './RequestDemo.tsx'

/** `/consult`: customer service outside the main layout. */
export function ConsultRoute() {
  const isLive = useHydrated()
  return (
    // The theme switch has the colours of a header, and this page's head is always a light one.
    <div data-header="light">
      <RequestDemo>
        {(open) => (
          <ConsultPage
            data={consult}
            themeSwitch={<ThemeSwitch />}
            onDemo={open}
            // What only the browser knows: its cookies, and the time.
            showsNow={isLive}
            source={isLive ? campaignSource() : ''}
          />
        )}
      </RequestDemo>
    </div>
  )
}
