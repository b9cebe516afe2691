import { headerAttribute } from '@view-site/ui/theme'
import { consult } from '@view-site/site-data/consult'
import { ThemeSwitch } from '@view-site/layout'
import { ConsultPage } from '@view-site/store-ui/consult'
import { campaignSource } from '../../app/campaignSource.ts'
import { useDialog } from '../../app/dialogs/useDialog.ts'
import { useHydrated } from '../../pages/useHydrated.ts'

/** `/consult`: customer service outside the main layout. */
export function ConsultRoute() {
  const isLive = useHydrated()
  const requestDemo = useDialog('demo-request')
  return (
    // The theme switch uses the header's colours, and the header of this page is always light.
    <div {...{ [headerAttribute]: 'light' }}>
      <ConsultPage
        data={consult}
        themeSwitch={<ThemeSwitch />}
        onDemo={requestDemo}
        // Depends on cookies and the time, which only the browser knows.
        showsNow={isLive}
        source={isLive ? campaignSource() : ''}
      />
    </div>
  )
}
