import { useT } from '@view-site/i18n'
import { ErrorIcon } from '@view-site/ui'
import { texts } from '../texts.ts'
import * as styles from './ProblemList.css.ts'
import { usePlayground } from './usePlayground.ts'

/** Problems and traps in the code; clicking one jumps to its line. */
export function ProblemList({ onChoose }: { onChoose: (line: number) => void }) {
  const t = useT(texts)
  const { problems, traps } = usePlayground()
  return (
    <section aria-label={t('problems.region')} aria-live="polite" className={styles.region}>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ message, line }) => (
            <li key={`${line} ${message}`} className={styles.item}>
              <ErrorIcon className={styles.icon} />
              {line === undefined ? null : (
                <button type="button" className={styles.line} onClick={() => onChoose(line)}>
                  {t('problems.at', { line })}
                </button>
              )}
              <span className={styles.message}>{message}</span>
            </li>
          ))}
        </ul>
      )}
      {traps.length > 0 && (
        <ul className={styles.traps}>
          {traps.map(({ diagnostic, line, message, address, more }) => (
            <li key={`${diagnostic.from} ${message}`} className={styles.item}>
              <button type="button" className={styles.line} onClick={() => onChoose(line)}>
                {t('problems.at', { line })}
              </button>
              <span className={styles.message}>
                {message}{' '}
                <a href={address} target="_blank" rel="noopener" className={styles.more}>
                  {more}
                </a>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
