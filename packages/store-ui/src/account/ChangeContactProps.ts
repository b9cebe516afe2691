/** What of the account is changed. */
export type ContactKind = 'mail' | 'phone'

export interface ChangeContactProps {
  kind: ContactKind
  /** The account has no phone number yet: one is added. */
  isFirst: boolean
  onCancel: () => void
  onDone: () => void
}
