import type { StoreHeading } from '@view-site/contract'
import type { ReactElement } from 'react'
import { useMemo } from 'react'
import { renderMarkdown } from './renderMarkdown.tsx'
import * as styles from './Markdown.css.ts'

export interface MarkdownProps {
  text: string
  /** The ids of the text's headings, in order. */
  toc: readonly StoreHeading[]
}

/** Untrusted Markdown as elements: it cannot run scripts or load anything that the site does not allow. */
export function Markdown({ text, toc }: MarkdownProps): ReactElement {
  const content = useMemo(() => renderMarkdown(text, toc), [text, toc])
  return <div className={styles.prose}>{content}</div>
}
