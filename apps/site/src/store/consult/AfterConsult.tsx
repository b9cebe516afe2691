import { lazyDialog } from '../../app/lazyDialog.tsx'
import { loadDemoRequest } from '../demo-request/loadDemoRequest.ts'

const DemoRequest = lazyDialog(loadDemoRequest)
const Videos = lazyDialog(async () => (await import('../video/Videos.tsx')).Videos)

/** What the consult dialog leads to. */
export type AfterConsultName = 'demo-request' | 'videos'

export interface AfterConsultProps {
  name: AfterConsultName
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The dialogs that the consult dialog leads to: the demo request and the films. They keep their input when they are closed. */
export function AfterConsult({ name, open, onOpenChange }: AfterConsultProps) {
  return (
    <>
      <Videos open={open && name === 'videos'} onOpenChange={onOpenChange} />
      <DemoRequest open={open && name === 'demo-request'} onOpenChange={onOpenChange} />
    </>
  )
}
