import type { SessionMemory } from './createSessionMemory.ts'
import { once, oneAtATime } from './oneAtATime.ts'
import { connectTabs, type Tabs } from './tabs.ts'
import type { SessionGrant, UserSessionEvent, UserState } from './UserSession.ts'

/** A user, and the grant to use from now on, if it is another one. */
export interface LoadedUser<User> {
  user: User
  grant?: SessionGrant | undefined
}

export interface PresenceOptions<User, State extends UserState<User>> {
  /** Loads the user of a token. Returns `known` if the server cannot be reached. */
  load: (token: string | undefined, known?: User) => Promise<LoadedUser<User>>
  /** Whether a failure of `load` is unrelated to the session. */
  isUnreachable: (error: unknown) => boolean
  memory: SessionMemory<User, State>
  emit: (event: UserSessionEvent<User>) => void
  /** Name of the `BroadcastChannel` between the tabs of this app. */
  channel: string
  /** A one-time token, which is exchanged at the start. */
  ticket?: string | undefined
}

/** Starts, refreshes and ends the session, and synchronises it with the other tabs. */
export type Presence<User> = ReturnType<typeof createPresence<User, UserState<User>>>

/** Creates the presence. It does nothing before `start()`. */
export function createPresence<User, State extends UserState<User>>(options: PresenceOptions<User, State>) {
  const { load, isUnreachable, memory, emit, channel, ticket } = options
  let ticketPending = ticket !== undefined
  let tabs: Tabs | undefined
  let outdated = false

  async function enter(grant: SessionGrant, by: 'sign-in' | 'sign-up' | 'link' | 'start', known?: User): Promise<User> {
    const { user, grant: current = grant } = await load(grant.token, known)
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
    const asked = memory.key()
    if (asked === undefined) return
    const answer = await load(memory.token()).catch((error: unknown) => ({ error }))
    // The session has changed in the meantime, here or in another tab: the response is outdated.
    if (memory.key() !== asked) return askAgain()
    const wasIn = memory.state.get().status === 'signed-in'
    outdated = 'error' in answer && isUnreachable(answer.error) && wasIn
    if (outdated) return emit({ type: 'unreachable' })
    if ('error' in answer) return leave('lost')
    memory.keep(answer.user, answer.grant)
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

  async function takeTicket(token: string) {
    try {
      await enter({ token }, 'link')
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
