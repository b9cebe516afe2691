import { lazyDialog } from '../../app/lazyDialog.tsx'

const DemoRequest = lazyDialog(async () => (await import('../demo-request/DemoRequest.tsx')).DemoRequest)
const Videos = lazyDialog(async () => (await import('../video/Videos.tsx')).Videos)

/** What the consult dialog leads to. */
export type AfterConsultName = 'demo-request' | 'videos'

export interface AfterConsultProps {
  /** Which one is open. */
  shown: AfterConsultName | undefined
  onChange: (shown: AfterConsultName | undefined) => void
}

/** The dialogs that the consult dialog leads to: the demo request and the films. They keep their input when they are closed. */
export function AfterConsult({ shown, onChange }: AfterConsultProps) {
  return (
    <>
      <Videos open={shown === 'videos'} onOpenChange={(open) => onChange(open ? 'videos' : undefined)} />
      <DemoRequest open={shown === 'demo-request'} onOpenChange={(open) => onChange(open ? 'demo-request' : undefined)} />
    </>
  )
}
