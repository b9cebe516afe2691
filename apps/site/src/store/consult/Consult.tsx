import { consult } from '@view-site/site-data/consult'
import { ConsultDialog } from '@view-site/store-ui/consult'
import { useState } from 'react'
import { campaignSource } from '../../app/campaignSource.ts'
import { DemoRequest } from '../demo-request/DemoRequest.tsx'
import { Videos } from '../video/Videos.tsx'

export interface ConsultProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The customer-service dialog and those it opens: the demo request and the films. Only one is open at a time. */
export function Consult({ open, onOpenChange }: ConsultProps) {
  const [other, setOther] = useState<'demo' | 'video'>()
  const leadTo = (next: 'demo' | 'video') => () => {
    onOpenChange(false)
    setOther(next)
  }
  const close = (isOpen: boolean) => !isOpen && setOther(undefined)
  return (
    <>
      <ConsultDialog
        open={open}
        onOpenChange={onOpenChange}
        data={consult}
        source={campaignSource()}
        onDemo={leadTo('demo')}
        onVideo={leadTo('video')}
      />
      <Videos open={other === 'video'} onOpenChange={close} />
      <DemoRequest open={other === 'demo'} onOpenChange={close} />
    </>
  )
}
