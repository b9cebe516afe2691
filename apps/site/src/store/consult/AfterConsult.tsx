import { DemoRequest } from '../demo-request/DemoRequest.tsx'
import { Videos } from '../video/Videos.tsx'

/** What the consult dialog leads to. */
export type AfterConsultName = 'demo-request' | 'videos'

export interface AfterConsultProps {
  /** Which one is open. */
  shown: AfterConsultName | undefined
  onClose: () => void
}

/** The dialogs that the consult dialog leads to: the demo request and the films. They keep their input when they are closed. */
export function AfterConsult({ shown, onClose }: AfterConsultProps) {
  const close = (isOpen: boolean) => !isOpen && onClose()
  return (
    <>
      <Videos open={shown === 'videos'} onOpenChange={close} />
      <DemoRequest open={shown === 'demo-request'} onOpenChange={close} />
    </>
  )
}
