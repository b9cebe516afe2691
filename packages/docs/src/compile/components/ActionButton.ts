import { createElement as h, type ReactElement } from 'react'

import { Icon, type IconName } from './Icon.ts'

export interface ActionButtonProps {
  /** What the browser side does on a press: `[data-act]`. */
  act: 'copy' | 'copy-page' | 'play' | 'reset' | 'sign-in'
  icon: IconName
  label: string
  /** Label for a moment after it worked, and after it did not. */
  done?: string
  failed?: string
  className?: string
}

/** A button that comes to life with `attachArticle`; without scripts it is not shown. */
export function ActionButton({ act, icon, label, done, failed, className = 'doc-btn' }: ActionButtonProps): ReactElement {
  return h(
    'button',
    { type: 'button', className, 'data-act': act, 'data-done': done, 'data-failed': failed },
    h(Icon, { name: icon }),
    h('span', null, label),
  )
}
