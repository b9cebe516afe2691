import { pageStorage, systemClock, type Clock, type KeyValueStorage } from '@view-site/platform'
import { createPresence } from './createPresence.ts'
import { createRenewal, type TabLocks } from './createRenewal.ts'
import { createSessionMemory } from './createSessionMemory.ts'
import { createUserState, type KnownUser } from './createUserState.ts'
import { isUnreachable as isUnreachableCall } from './isUnreachable.ts'
import { once } from './oneAtATime.ts'
import type { UserShape } from './savedUser.ts'
import type { RenewableStore } from './SessionStore.ts'
import type { SessionGrant, UserSession, UserSessionEvent, UserState } from './UserSession.ts'

/** Options of {@link createUserSession}. */
export interface UserSessionOptions<User> extends UserShape<User> {
  /** Keeps the session for all tabs: `createSessionStore(…)`. */
  store: RenewableStore
  /** Asks the server for the user of the token (undefined if it is a cookie that scripts cannot read). Rejects if it is not valid. */
  loadUser: (token: string | undefined) => Promise<User>
  /** Name of this app among those of its origin: key of the stored user and of messages between tabs. */
  name: string
  /** Asks the server for the next grant. Called before the token expires, in one of all tabs, and when it has been rejected. */
  renew?: (grant: SessionGrant) => Promise<SessionGrant>
  /** How long before its expiry a token is renewed, in ms; a short-lived one after half of its time. @default 60_000 */
  renewBefore?: number
  /** Whether to ask for the user although no session is stored: if the server itself begins sessions, by a cookie. @default false */
  askAtStart?: boolean
  /** Whether a failure says nothing about the session, so that it continues. @default no reply, or a status from 500, of an `ApiError` */
  isUnreachable?: (error: unknown) => boolean
  /** Stores the user. @default localStorage, or memory if it is blocked */
  storage?: KeyValueStorage
  /** @default systemClock */
  clock?: Clock
  /** Coordinates the tabs of the browser. @default navigator.locks */
  locks?: TabLocks
  /** Receives the session's events; `session.on` adds more listeners. */
  onEvent?: (event: UserSessionEvent<User>) => void
}

/** Creates a session for users of any shape. It does not use storage or network before `start()`. */
export function createUserSession<User>(options: UserSessionOptions<User>): UserSession<User> {
  const { store, name, storage = pageStorage, clock = systemClock, isUnreachable = isUnreachableCall, renew } = options
  const listeners = new Set(options.onEvent && [options.onEvent])
  const state = createUserState<User, UserState<User>>(stateOf)
  const memory = createSessionMemory({ store, state, storage, name: `${name}.user`, users: options })
  const renewal =
    renew &&
    createRenewal({
      store,
      renew,
      before: options.renewBefore ?? 60_000,
      clock,
      locks: options.locks ?? globalThis.navigator?.locks,
      name: `${name}.renewal`,
      isUnreachable,
      onLost: () => presence.leave('lost'),
    })
  const presence = createPresence<User, UserState<User>>({
    async load(token) {
      if (token !== store.token()) return { user: await options.loadUser(token) }
      await renewal?.ensure()
      return { user: await options.loadUser(store.token()) }
    },
    isUnreachable,
    memory,
    emit: (event) => listeners.forEach((listener) => listener(event)),
    channel: name,
  })
  const stopRenewal = renewal && state.subscribe(renewal.schedule)
  const onVisible = () => void (document.visibilityState === 'visible' && renewal?.tick())

  return {
    get: state.get,
    subscribe: state.subscribe,
    on(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    token: store.token,
    async freshToken() {
      await renewal?.ensure()
      return store.token()
    },
    start: once(async () => {
      globalThis.document?.addEventListener('visibilitychange', onVisible)
      if (options.askAtStart && store.key() === undefined) await presence.enter({}, 'start').catch(() => undefined)
      await presence.start()
    }),
    refresh: presence.refresh,
    async enter(grant = {}) {
      const user = await presence.enter(grant, 'sign-in')
      // The same user with another grant is no change of the state.
      renewal?.schedule()
      return user
    },
    leave() {
      const grant = store.grant()
      presence.leave('user')
      return grant
    },
    expire(token = store.token()) {
      if (store.key() === undefined || token !== store.token()) return
      if (renewal) void renewal.recover()
      else presence.leave('lost')
    },
    dispose() {
      stopRenewal?.()
      renewal?.stop()
      globalThis.document?.removeEventListener('visibilitychange', onVisible)
      presence.dispose()
    },
  }
}

function stateOf<User>(known: KnownUser<User>): UserState<User> {
  if (known === 'unknown') return { status: 'loading', user: undefined }
  if (known === 'visitor') return { status: 'visitor', user: undefined }
  return { status: 'signed-in', user: known.user }
}
