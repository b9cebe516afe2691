import type { License } from '@view-site/contract'
import type { ReactNode } from 'react'
import { LicenseRow } from './LicenseRow.tsx'
import * as styles from './LicenseList.css.ts'

export interface LicenseListProps {
  /** Whose licences they are. */
  label: string
  licenses: readonly License[]
  /** The licence just created: its key is shown. */
  created?: License | undefined
}

/** Numbered licences; the numbers are in the same gutter as those of code and clauses. */
export function LicenseList({ label, licenses, created }: LicenseListProps): ReactNode {
  return (
    <ul className={styles.list} aria-label={label}>
      {licenses.map((license, index) => (
        <LicenseRow
          key={license.id}
          number={licenses.length - index}
          license={license}
          knownKey={created?.id === license.id ? created.key : undefined}
        />
      ))}
    </ul>
  )
}
