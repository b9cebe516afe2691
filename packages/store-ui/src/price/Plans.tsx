import type { ReactNode } from 'react'
import { Plan } from './Plan.tsx'
import { ContactPlan } from './ContactPlan.tsx'
import * as styles from './Plans.css.ts'
import type { SaleProps } from './SaleProps.ts'

/** Editions that can be bought, eight columns each; the one with a price on request fills the rest of the row, or a separate row. */
export function Plans({ editions, ...sale }: SaleProps): ReactNode {
  const buyable = editions.filter(({ cta }) => cta === 'buy')
  const [contact] = editions.filter(({ cta }) => cta === 'contact')
  const hasColumn = contact !== undefined && buyable.length < 3
  const columns = columnsOf(buyable.length + (hasColumn ? 1 : 0))
  return (
    <div className={styles.frame}>
      <div className={styles.plans[columns]}>
        {buyable.map((edition) => (
          <Plan key={edition.sku} edition={edition} {...sale} />
        ))}
        {hasColumn && <ContactPlan edition={contact} />}
      </div>
      {contact && !hasColumn && <ContactPlan edition={contact} row />}
    </div>
  )
}

function columnsOf(count: number) {
  return count <= 1 ? 1 : count === 2 ? 2 : 3
}
