import type { ApiClient } from '@view-site/api-client'
import type { UserInfo } from '@view-site/contract'
import { askUser, isUnreachable } from './askUser.ts'
import type { SessionMemory } from './createSessionMemory.ts'
import { once, oneAtATime } from './oneAtATime.ts'
import type { SessionEvent } from './Session.ts'
import { connectTabs, type Tabs } from './tabs.ts'
import { takeTokenFromAddress, type AddressBar } from './takeTokenFromAddress.ts'

export interface PresenceOptions {
  api: () => ApiClient
  memory: SessionMemory
  address: AddressBar
  emit: (event: SessionEvent) => void
  /** Name of the `BroadcastChannel` between the tabs of this app. */
  channel: string
}

/** Starts, refreshes and ends the session, and synchronises it with the other tabs. */
export type Presence = ReturnType<typeof createPresence>

/** Creates the presence. It takes the ticket out of the URL at once, and does nothing else before `start()`. */
export function createPresence({ api, memory, address, emit, channel }: PresenceOptions) {
  // Not in `start()`: the router reads the URL before that, and must never see the ticket.
  const ticket = takeTokenFromAddress(address)
  let ticketPending = ticket !== undefined
  let tabs: Tabs | undefined
  let outdated = false

  async function enter(token: string, by: 'sign-in' | 'sign-up' | 'link', info?: UserInfo): Promise<UserInfo> {
    const { user, token: current } = await askUser(api(), token, info)
    const kept = memory.keep(user, current)
    tabs?.announce()
    emit({ type: 'signed-in', user, by })
    if (!kept) emit({ type: 'cookies-blocked' })
    return user
  }

  function leave(by: 'user' | 'lost') {
    const had = memory.forget()
    tabs?.announce()
    if (had) emit({ type: 'signed-out', by })
  }

  async function askAgain(): Promise<void> {
    const asked = memory.token()
    if (asked === undefined) return
    const answer = await askUser(api(), asked).catch((error: unknown) => ({ error }))
    // The session has changed in the meantime, here or in another tab: the response is outdated.
    if (memory.token() !== asked) return askAgain()
    const wasIn = memory.state.get().status === 'signed-in'
    outdated = 'error' in answer && isUnreachable(answer.error) && wasIn
    if (outdated) return emit({ type: 'unreachable' })
    if ('error' in answer) return leave('lost')
    memory.keep(answer.user, answer.token)
    if (!wasIn) emit({ type: 'signed-in', user: answer.user, by: 'start' })
  }

  const refresh = oneAtATime(askAgain)

  async function follow(by: 'start' | 'other-tab') {
    const wasIn = memory.isIn()
    const change = memory.adopt()
    const { user } = memory.state.get()
    if (change === 'nothing' && wasIn) emit({ type: 'signed-out', by: 'other-tab' })
    if (change === 'other' && user) emit({ type: 'signed-in', user, by })
    if ((change === 'other' && (by === 'start' || !user)) || (change === 'same' && outdated)) await refresh()
  }

  async function takeTicket(link: string) {
    try {
      await enter(link, 'link')
      ticketPending = false
    } catch {
      ticketPending = false
      emit({ type: 'link-failed' })
      await follow('start')
    }
  }

  const start = once(async () => {
    tabs = connectTabs(channel, () => void follow('other-tab'))
    await (ticket === undefined ? follow('start') : takeTicket(ticket))
  })

  return { enter, leave, refresh, start, ticketPending: () => ticketPending, dispose: () => tabs?.close() }
}
