import * as styles from './Bars.css.ts'

export interface BarsRow {
  name: string
  /** Height of the bar. */
  value: number
  /** What the value is a part of. @default the largest value */
  of?: number
  /** What is said behind it. @default the value */
  text?: string
}

/** Values as bars below one another; the figures are said too. */
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
