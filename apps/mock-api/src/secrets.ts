import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** An opaque id: a letter for its kind, and 80 random bits. */
export function newId(kind: string): string {
  return `${kind}_${randomBytes(10).toString('hex')}`
}

/** A token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Hash of a token or code; only the hash is stored. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Whether `hash` is the hash of `secret`, compared in constant time. */
export function matchesHash(secret: string, hash: string): boolean {
  const own = Buffer.from(hashSecret(secret))
  const other = Buffer.from(hash)
  return own.length === other.length && timingSafeEqual(own, other)
}

/** A code of six digits. */
export function newPhoneCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0')
}

/** An order number: the date in China and ten random digits. */
export function newOrderNo(now: Date): string {
  const day = new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '')
  return `${day}${randomInt(0, 10_000_000_000).toString().padStart(10, '0')}`
}

/** An invoice number of twenty digits: the year, then eighteen for region and serial. */
export function newInvoiceNo(now: Date): string {
  const digits = Array.from({ length: 18 }, () => randomInt(10)).join('')
  return `${String(now.getUTCFullYear()).slice(-2)}${digits}`
}

/** A licence key such as `AP-7F3K-2B9Q-XM4D-92QD`. */
export function newLicenseKey(prefix: string): string {
  return [prefix, keyGroup(), keyGroup(), keyGroup(), keyGroup()].join('-')
}

function keyGroup(): string {
  return Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
}
