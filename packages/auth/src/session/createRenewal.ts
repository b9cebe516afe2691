import type { Clock } from '@view-site/platform'
import { oneAtATime } from './oneAtATime.ts'
import type { RenewableStore } from './SessionStore.ts'
import type { SessionGrant } from './UserSession.ts'

/** Runs an action while no other tab runs one of the same name. `navigator.locks` fits. */
export interface TabLocks {
  request: <Result>(name: string, action: () => Promise<Result>) => Promise<Result>
}

/** Options of {@link createRenewal}. */
export interface RenewalOptions {
  store: RenewableStore
  renew: (grant: SessionGrant) => Promise<SessionGrant>
  /** How long before its expiry a token is renewed, in ms. */
  before: number
  clock: Clock
  locks: TabLocks | undefined
  /** Name of the lock. */
  name: string
  isUnreachable: (error: unknown) => boolean
  /** Called when the server refuses to renew the token. */
  onLost: () => void
}

/** Time after which a renewal is tried again if the server could not be reached, in ms. */
const retryAfter = 10_000

/** Creates the renewal of a session's tokens. It sets no timer before `schedule()`. */
export function createRenewal({ store, renew, before, clock, locks, name, isUnreachable, onLost }: RenewalOptions) {
  let cancel: (() => void) | undefined
  /** When this tab has first seen the present token. */
  let seen: { revision: string | undefined; at: number } | undefined

  /** Renews the token in one of all tabs; the others find it in the store. */
  const renewNow = oneAtATime(async () => {
    const revision = store.revision()
    const action = async () => {
      const grant = store.grant()
      // Another tab has renewed the token, or ended the session.
      if (!grant || store.revision() !== revision) return
      const next = await renew(grant)
      if (store.revision() === revision) store.renew(next)
    }
    await (locks ? locks.request(name, action) : action())
  })

  /** Milliseconds until the token has to be renewed; undefined if it does not expire. */
  function remaining(): number | undefined {
    const expiresAt = store.grant()?.expiresAt
    if (expiresAt === undefined) return undefined
    const revision = store.revision()
    const at = seen && seen.revision === revision ? seen.at : clock.now()
    seen = { revision, at }
    // A token that lives less than `before` would be renewed without a pause.
    const margin = Math.min(before, (expiresAt - at) / 2)
    return expiresAt - margin - clock.now()
  }

  async function ensure(): Promise<void> {
    if ((remaining() ?? 1) <= 0) await renewNow()
  }

  function schedule(): void {
    cancel?.()
    const wait = remaining()
    cancel = wait === undefined ? undefined : clock.after(wait, () => void tick())
  }

  /** Renews the token if it is time, and plans the next renewal. */
  async function tick(): Promise<void> {
    try {
      await ensure()
      schedule()
    } catch (error) {
      failed(error)
    }
  }

  function failed(error: unknown): void {
    cancel?.()
    cancel = undefined
    if (isUnreachable(error)) cancel = clock.after(retryAfter, () => void tick())
    else onLost()
  }

  return {
    ensure,
    schedule,
    tick,
    /** Renews a token that the server has rejected. */
    async recover(): Promise<void> {
      try {
        await renewNow()
        schedule()
      } catch (error) {
        failed(error)
      }
    },
    stop: () => cancel?.(),
  }
}
