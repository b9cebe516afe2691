import { DemoRequestDialog, type DemoRequestDialogProps } from '@view-site/store-ui/demo-request'
import { useSite } from '../../app/SiteContext.tsx'
import { campaignSource } from '../../app/campaignSource.ts'
import { StoreFrame } from '../StoreFrame.tsx'

/** The demo request form, which also sends the user and the campaign. */
export function DemoRequest(props: DemoRequestDialogProps) {
  const { session } = useSite().services
  return (
    <StoreFrame>
      <DemoRequestDialog {...props} uuid={session.get().user?.uuid ?? ''} utmSource={campaignSource()} />
    </StoreFrame>
  )
}
