import { z } from 'zod'
import { companySizes, demoProducts, scenes } from '../values.ts'
import { phone } from './common.ts'

/** The nine fields of the demo request. */
export const demoRequest = z
  .object({
    name: z.string().trim().min(1).max(60),
    phone_number: phone,
    product_names: listOf(demoProducts),
    company_name: z.string().trim().min(1).max(120),
    people: z.enum(companySizes),
    scenes: listOf(scenes),
    question: z.string().trim().min(1).max(2000),
    uuid: z.string().max(64).default('').describe("The signed-in user's uuid, empty for a visitor"),
    utmsource: z.string().max(200).default(''),
  })
  .meta({ id: 'DemoRequest' })

/** A comma-joined list of distinct known values, at least one. */
function listOf(values: readonly string[]) {
  const one = `(?:${values.join('|')})`
  return z
    .string()
    .max(200)
    .regex(new RegExp(`^${one}(?:,${one})*$`))
    .refine((text) => new Set(text.split(',')).size === text.split(',').length, { error: 'twice in the list' })
    .describe(`Comma-joined, of: ${values.join(', ')}`)
}

/** The nine fields of the demo request. */
export type DemoRequest = z.infer<typeof demoRequest>
