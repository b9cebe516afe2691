import { FileIcon, LockIcon, SearchIcon, SuccessIcon, WarningIcon } from '@view-site/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import * as styles from './PageResult.css.ts'
import type { PageResultKind } from './PageResultKind.ts'
import { ResultActions } from './ResultActions.tsx'
import { ResultText } from './ResultText.tsx'

/** Props of `PageResult`. Titles, texts and actions have defaults in the layout's language. */
export interface PageResultProps {
  kind: PageResultKind
  /** @default a short sentence for the kind */
  title?: ReactNode
  /** Why, and what to do. @default a sentence for `notFound`, `forbidden` and `error`, none for the others */
  children?: ReactNode
  /** Buttons and links. @default a link to the home page for `notFound` and `forbidden`, a button that reloads the page for `error` */
  actions?: ReactNode
  /** Moves the focus to the title, when the result replaces a form that had it. @default false */
  takesFocus?: boolean | undefined
}

/** A whole page that says how something ended: done, nothing there, not found, no access, failed. */
export function PageResult({ kind, title, children, actions, takesFocus = false }: PageResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const { Icon, look, code } = looks[kind]
  return (
    <div className={styles.root}>
      <Icon size={32} className={look} />
      {code !== undefined && (
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
      )}
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title ?? <ResultText name={`result_${kind}`} />}
      </h1>
      <Explanation kind={kind}>{children}</Explanation>
      {actions === undefined ? <ResultActions kind={kind} /> : <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

const looks = {
  success: { Icon: SuccessIcon, look: styles.success, code: undefined },
  empty: { Icon: FileIcon, look: styles.icon, code: undefined },
  notFound: { Icon: SearchIcon, look: styles.icon, code: '404' },
  forbidden: { Icon: LockIcon, look: styles.icon, code: '403' },
  error: { Icon: WarningIcon, look: styles.error, code: undefined },
} as const

function Explanation({ kind, children }: Pick<PageResultProps, 'kind' | 'children'>) {
  if (children !== undefined) return <div className={styles.text}>{children}</div>
  if (kind === 'success' || kind === 'empty') return null
  return (
    <p className={styles.text}>
      <ResultText name={`resultText_${kind}`} />
    </p>
  )
}
