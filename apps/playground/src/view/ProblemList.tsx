import { useT } from '@view-site/i18n'
import { ErrorIcon } from '@view-site/ui'
import type { Problem } from '../compile/Problem.ts'
import { texts } from '../texts.ts'
import type { Trap } from '../traps/Trap.ts'
import * as styles from './ProblemList.css.ts'
import { usePlayground } from './usePlayground.ts'

/** Problems and traps in the code, these with a link to what explains them; clicking one jumps to its line. */
export function ProblemList({ onChoose }: { onChoose: (problem: Problem) => void }) {
  const t = useT(texts)
  const { problems, traps } = usePlayground()
  const list = (className: string, items: readonly (Problem & Partial<Pick<Trap, 'address' | 'more' | 'diagnostic'>>)[]) =>
    items.length > 0 && (
      <ul className={className}>
        {items.map(({ message, file, line, address, more, diagnostic }) => (
          <li key={`${file} ${line} ${diagnostic?.from} ${message}`} className={styles.item}>
            <ErrorIcon className={styles.icon} />
            {line === undefined ? null : (
              <button type="button" className={styles.line} onClick={() => onChoose({ message, file, line })}>
                {file !== undefined && `${file} · `}
                {t('problems.at', { line })}
              </button>
            )}
            <span className={styles.message}>
              {message}{' '}
              {address !== undefined && (
                <a href={address} target="_blank" rel="noopener" className={styles.line}>
                  {more}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    )
  return (
    <section aria-label={t('problems.region')} aria-live="polite" className={styles.region}>
      {list(styles.list, problems)}
      {list(styles.traps, traps)}
    </section>
  )
}
