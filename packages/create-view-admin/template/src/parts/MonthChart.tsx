import { useLocale } from '@view-site/i18n'
import type { Overview } from '../api/Customer.ts'

/** Columns by month. It is a list, so that screen readers read each month with its figure. */
export function MonthChart({ months }: Pick<Overview, 'months'>) {
  const locale = useLocale()
  const most = Math.max(1, ...months.map(({ count }) => count))
  const short = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  return (
    <ol className="chart">
      {months.map(({ month, count }) => (
        <li key={month}>
          <span className="chart-name">{short.format(new Date(`${month}-01`))}</span>
          <span className="chart-column" style={{ blockSize: `calc((100% - 24px) * ${count / most})` }}>
            <span>{count}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
