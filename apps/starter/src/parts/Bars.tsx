import * as styles from './Bars.css.ts'

export interface BarsRow {
  name: string
  /** Height of the bar. */
  value: number
  /** The maximum. @default the largest value */
  of?: number
  /** Text after the bar. @default the value */
  text?: string
}

/** A bar chart; the figures are available to screen readers too. */
export function Bars({ rows }: { rows: readonly BarsRow[] }) {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <dl className={styles.bars}>
      {rows.map(({ name, value, of = most, text = String(value) }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            <span className={styles.track}>
              <span className={styles.bar} style={{ inlineSize: `${(100 * value) / Math.max(of, 1)}%` }} />
            </span>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
