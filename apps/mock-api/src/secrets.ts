import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** An opaque id: a letter for its kind, and 80 random bits. */
export function newId(kind: string): string {
  return `${kind}_${randomBytes(10).toString('hex')}`
}

/** A token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Hash of a token; only the hash is stored. A token has 256 random bits, so that it cannot be guessed from its hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Hashes of what could be guessed: codes, request bodies, accounts. */
export interface KeyedHash {
  (text: string): string
  /** Whether `hash` is that of `text`, compared in constant time. */
  matches(text: string, hash: string): boolean
}

/** Hashes with a key (HMAC-SHA-256); without the key nobody can find the text by trying. */
export function keyedHash(key: string): KeyedHash {
  const hash = (text: string): string => createHmac('sha256', key).update(text).digest('hex')
  const matches = (text: string, given: string): boolean => {
    const own = Buffer.from(hash(text))
    const other = Buffer.from(given)
    return own.length === other.length && timingSafeEqual(own, other)
  }
  return Object.assign(hash, { matches })
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
