import type { KeyValueStorage } from '@view-site/platform'

/** How users are recognized. */
export interface UserShape<User> {
  /** A stored user; undefined if the value is none. Only what the app shows before the server replies has to be checked. */
  parse: (value: unknown) => User | undefined
  /** Id of a user, by which a stored user is matched with the session. */
  idOf: (user: User) => string
}

/** Stores the user, so that after a reload they are known before the server responds. */
export function savedUser<User>(storage: KeyValueStorage, key: string, { parse, idOf }: UserShape<User>) {
  return {
    read(owner: string | undefined): User | undefined {
      const user = parse(fromJson(storage.getItem(key)))
      return user !== undefined && idOf(user) === owner ? user : undefined
    },
    write: (user: User) => storage.setItem(key, JSON.stringify(user)),
    remove: () => storage.removeItem(key),
  }
}

/** The value of a JSON text; undefined if there is none. */
export function fromJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
