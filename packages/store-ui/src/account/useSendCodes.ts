import { useState } from 'react'
import { useSubmit } from '../common/parts/useSubmit.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'

/** The new address or number as the contract expects it. */
export type NewContact = { mail: string } | { phone_number: string }

/** What was sent: where, with which password, and whether the current address or number has to be proved too. */
export interface SentCodes {
  contact: NewContact
  password: string
  current: boolean
  /** When the codes may be sent again, in ms since 1970. */
  readyAt: number
}

/** Sends the codes, and remembers what was sent. */
export interface SendCodes {
  send: (request: Pick<SentCodes, 'contact' | 'password'>) => void
  busy: boolean
  error: Error | null
  sent: SentCodes | undefined
}

/** The first step of a change: codes to the new address or number, and to the current one. */
export function useSendCodes(): SendCodes {
  const { api, clock } = useStoreServices()
  const [sent, setSent] = useState<SentCodes>()
  const { submit, busy, error } = useSubmit<Pick<SentCodes, 'contact' | 'password'>, SentCodes>({
    async mutationFn({ contact, password }) {
      const reply = await api.call('user/contact/send_code', { ...contact, password }, { silent: true })
      return { contact, password, current: reply.current === 1, readyAt: clock.now() + reply.retry_after * 1000 }
    },
    onSuccess: setSent,
  })
  return { send: submit, busy, error, sent }
}
