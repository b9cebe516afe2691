import { hash, verify } from '@node-rs/argon2'

// Algorithm 2 is Argon2id: the package exports a const enum, which erasable syntax cannot import.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes a password with argon2id. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let unusedHash: Promise<string> | undefined

/** Checks a password. Without a stored hash it takes the same time and fails, so that timing does not reveal whether an account exists. */
export async function checkPassword(password: string, stored: string | undefined): Promise<boolean> {
  unusedHash ??= hashPassword('nobody has this password')
  const matches = await verify(stored ?? (await unusedHash), password)
  return matches && stored !== undefined
}
