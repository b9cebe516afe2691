import { useT } from '@view-site/i18n'
import type { ReactNode } from 'react'
import type { HeroCode } from '../../build/heroCode.ts'
import { siteTexts } from '../app/texts.ts'
import * as styles from './HeroExample.css.ts'

export interface HeroExampleCodeProps {
  code: HeroCode
  /** Number of the highlighted line. */
  highlighted: number
  /** Shown at the end of the header, after the file's name. */
  actions: ReactNode
}

/** The template of the demo with line numbers; lines with a component can be highlighted. */
export function HeroExampleCode({ code, highlighted, actions }: HeroExampleCodeProps) {
  const t = useT(siteTexts)
  const components = new Set(code.lines.map(({ line }) => line))
  return (
    <div className={styles.code}>
      <div className={styles.codeHead}>
        <span>members.vue</span>
        {actions}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that the keyboard can scroll long lines */}
      <section className={styles.lines} tabIndex={0} aria-label={t('home.code')}>
        <pre>
          {code.tokens.map((tokens, index) => {
            const line = index + 1
            return (
              <span
                key={line}
                className={line === highlighted ? styles.highlightedLine : styles.line}
                data-n={String(line).padStart(2, '0')}
                data-code-line={components.has(line) ? line : undefined}
              >
                {tokens.map(([text, className], at) => (
                  // Tokens never move, so their index is a stable key.
                  <span key={at} className={className && styles.token[className]}>
                    {text}
                  </span>
                ))}
                {'\n'}
              </span>
            )
          })}
        </pre>
      </section>
    </div>
  )
}
