import type { UserInfo } from '@view-site/contract'
import type { UserShape } from '../session/savedUser.ts'

/** How users of the product are recognized. */
export const userInfoShape: UserShape<UserInfo> = {
  parse: (value) => (isUserInfo(value) ? value : undefined),
  idOf: (user) => user.uuid,
}

/** Checks only the fields that are used until the server's fully validated response replaces them. */
function isUserInfo(value: unknown): value is UserInfo {
  const texts = ['id', 'uuid', 'name', 'mail_masked', 'phone_masked', 'real_name']
  const bits = ['is_activity', 'pro', 'admin_pro', 'admin_plus', 'icrud', 'store', 'admin_cloud']
  if (typeof value !== 'object' || value === null) return false
  const fields: Record<string, unknown> = { ...value }
  return texts.every((key) => typeof fields[key] === 'string') && bits.every((key) => fields[key] === 0 || fields[key] === 1)
}
