import { z } from 'zod'
import { time } from './common.ts'

const row = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** Everything that is stored about an account: rows by kind, such as `orders`. Secrets and hashes are left out. */
export const accountExport = z
  .object({ exported_at: time, account: row, records: z.record(z.string(), z.array(row)) })
  .meta({ id: 'AccountExport' })

/** Everything that is stored about an account. */
export type AccountExport = z.infer<typeof accountExport>
