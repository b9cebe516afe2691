import { z } from 'zod'
import { editionNames, products } from '../values.ts'
import { id, time } from './common.ts'

/** Holder of a licence. */
export const licenseHolder = z
  .object({
    type: z.enum(['person', 'company']),
    name: z.string().trim().min(1).max(120),
    domain: z
      .string()
      .regex(/^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i)
      .optional(),
  })
  .meta({ id: 'LicenseHolder' })

/** A licence key. */
export const license = z
  .object({
    id,
    purchase_id: id,
    product: z.enum(products),
    edition: z.enum(editionNames),
    key_masked: z.string(),
    key: z
      .string()
      .optional()
      .describe('Only right after creation and where the list was asked to reveal it; never before the mail address is verified'),
    holder: licenseHolder,
    project_limit: z.int().min(1).nullable().describe('null: no limit'),
    status: z.enum(['active', 'suspended', 'revoked']),
    support_until: time,
    updates_until: time,
    created_at: time,
  })
  .meta({ id: 'License' })

/** Holder of a licence. */
export type LicenseHolder = z.infer<typeof licenseHolder>
/** A licence key. */
export type License = z.infer<typeof license>
