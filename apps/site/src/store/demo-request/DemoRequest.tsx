import { loadMessages } from '@view-site/i18n'
import { DemoRequestDialog, demoRequestMessages, errorMessages, type DemoRequestDialogProps } from '@view-site/store-ui/demo-request'
import { useServices } from '../../app/services/ServicesContext.tsx'
import { campaignSource } from '../../app/campaignSource.ts'
import { StoreFrame } from '../StoreFrame.tsx'

/** The demo request form, which also sends the user and the campaign. */
export function DemoRequest(props: DemoRequestDialogProps) {
  const { session } = useServices()
  return (
    <StoreFrame>
      <DemoRequestDialog {...props} uuid={session.get().user?.uuid ?? ''} utmSource={campaignSource()} />
    </StoreFrame>
  )
}

/** Loads the texts of the form. */
export function loadDemoRequestTexts(locale: string): Promise<void> {
  return loadMessages([demoRequestMessages, errorMessages], locale)
}
