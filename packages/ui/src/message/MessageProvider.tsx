import { createContext, type ReactNode } from 'react'
import type { MessageCenter } from './createMessageCenter.ts'

export const MessageContext = createContext<MessageCenter | undefined>(undefined)

/** Props of `MessageProvider`. */
export interface MessageProviderProps {
  /** Created once by the app with `createMessageCenter()`, so that code outside React can use it too. */
  center: MessageCenter
  children: ReactNode
}

/** Provides the message centre to `useMessages` and `MessageRegion` below. */
export function MessageProvider({ center, children }: MessageProviderProps): ReactNode {
  return <MessageContext value={center}>{children}</MessageContext>
}
