import type { UserInfo } from '@view-site/contract'
import type { KeyValueStorage } from '@view-site/platform'

/** Stores the user's info, so that after a reload the user is known before the server responds. */
export function savedUser(storage: KeyValueStorage, key: string) {
  return {
    read(uuid: string | undefined): UserInfo | undefined {
      const user = parse(storage.getItem(key))
      if (isUserInfo(user) && user.uuid === uuid) return user
      return undefined
    },
    write: (user: UserInfo) => storage.setItem(key, JSON.stringify(user)),
    remove: () => storage.removeItem(key),
  }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Checks only the fields that are used until the server's fully validated response replaces them. */
function isUserInfo(value: unknown): value is UserInfo {
  const texts = ['id', 'uuid', 'name', 'mail_masked', 'phone_masked', 'real_name']
  const bits = ['is_activity', 'pro', 'admin_pro', 'admin_plus', 'icrud', 'store', 'admin_cloud']
  if (typeof value !== 'object' || value === null) return false
  const fields: Record<string, unknown> = { ...value }
  return texts.every((key) => typeof fields[key] === 'string') && bits.every((key) => fields[key] === 0 || fields[key] === 1)
}
