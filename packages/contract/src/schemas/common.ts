import type { Locale } from '@view-site/platform/locale'
import { z } from 'zod'
import { phoneLength } from '../values.ts'

/** Opaque id. */
export const id = z.string().min(1).max(64)

/** Amount in fen, an integer. */
export const money = z.int().min(0).max(1_000_000_000).describe('Integer fen')

/** Currency of an amount. */
export const currency = z.enum(['CNY'])

/** UTC time, ISO-8601. */
export const time = z.iso.datetime()

/** 0 or 1. */
export const bit = z.union([z.literal(0), z.literal(1)])

/** A text in each language of the site. */
export const localized = z
  .object({ 'zh-CN': z.string(), 'en-US': z.string() } satisfies Record<Locale, z.ZodString>)
  .meta({ id: 'Localized' })

/** UUID v4 that makes a call idempotent: same body, same reply. */
export const requestId = z.uuidv4().describe('Idempotency key, scoped to user and path, kept 24 h')

/** A mail address, trimmed and in lower case. */
export const mail = z.string().trim().toLowerCase().max(254).check(z.email())

/** A mobile number of 11 digits. */
export const phone = z.string().regex(new RegExp(`^\\d{${phoneLength}}$`))

/** The data of a call that returns nothing. */
export const done = z.object({ ok: z.literal(1) })
