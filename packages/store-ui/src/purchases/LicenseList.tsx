import type { License } from '@view-site/contract'
import type { ReactNode } from 'react'
import { LicenseRow, type LicenseRowProps } from './LicenseRow.tsx'
import * as styles from './LicenseList.css.ts'

export interface LicenseListProps {
  /** Whose licences they are. */
  label: string
  licenses: readonly License[]
  /** The licence just created: its key is shown. */
  created?: License | undefined
  /** Reads a full key. @default `readLicenseKey`, for licences of the account itself */
  readKey?: LicenseRowProps['readKey']
}

/** Numbered licences; the numbers are in the same gutter as those of code and clauses. */
export function LicenseList({ label, licenses, created, readKey }: LicenseListProps): ReactNode {
  return (
    <ul className={styles.list} aria-label={label}>
      {licenses.map((license, index) => (
        <LicenseRow
          key={license.id}
          number={licenses.length - index}
          license={license}
          readKey={readKey}
          knownKey={created?.id === license.id ? created.key : undefined}
        />
      ))}
    </ul>
  )
}
