import type { StoreHeading } from '@view-site/contract'
import type { ReactElement } from 'react'
import { useMemo } from 'react'
import { renderMarkdown } from './renderMarkdown.tsx'
import * as styles from './Markdown.css.ts'

export interface MarkdownProps {
  text: string
  /** The headings of the text in order: they get these ids. */
  toc: readonly StoreHeading[]
}

/** Markdown from outside as elements: nothing of it can run or load what the site does not allow. */
export function Markdown({ text, toc }: MarkdownProps): ReactElement {
  const content = useMemo(() => renderMarkdown(text, toc), [text, toc])
  return <div className={styles.prose}>{content}</div>
}
