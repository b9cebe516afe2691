import { use } from 'react'
import type { MessageCenter } from './createMessageCenter.ts'
import { MessageContext } from './MessageProvider.tsx'

/** The message centre of the nearest `MessageProvider`; throws when there is none. */
export function useMessages(): MessageCenter {
  const center = use(MessageContext)
  if (center === undefined) {
    throw new Error('useMessages: no MessageProvider found. Put <MessageProvider center={createMessageCenter()}> around the app.')
  }
  return center
}
