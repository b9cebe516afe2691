/** What of the account is changed. */
export type ContactKind = 'mail' | 'phone'

export interface ChangeContactProps {
  kind: ContactKind
  onCancel: () => void
  onDone: () => void
}
