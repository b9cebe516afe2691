import { createElement as h, type ReactElement } from 'react'

import { Icon, type IconName } from './Icon.ts'

export interface ActionButtonProps {
  /** What the script of the article does on a click: `[data-act]`. */
  act: 'copy' | 'copy-page' | 'edit' | 'play' | 'reset' | 'sign-in' | 'unlock'
  icon: IconName
  label: string
  /** Label for a moment after it worked, and after it did not. */
  done?: string
  failed?: string
  className?: string
  /** States of a locked panel in which it is shown, apart by blanks. @default always */
  when?: string
  hidden?: boolean
}

/** A button that `attachArticle` gives its behaviour; without scripts it is not shown. */
export function ActionButton({ act, icon, label, done, failed, className = 'doc-btn', when, hidden }: ActionButtonProps): ReactElement {
  return h(
    'button',
    { type: 'button', className, 'data-act': act, 'data-done': done, 'data-failed': failed, 'data-when': when, hidden },
    h(Icon, { name: icon }),
    h('span', null, label),
  )
}
