import { hash, verify } from '@node-rs/argon2'

// Algorithm 2 is Argon2id: the package exports a const enum, which erasable syntax cannot import.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes a password with argon2id. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let nobody: Promise<string> | undefined

/** Checks a password. Without a stored hash it takes the same time and fails, so that timing does not reveal whether an account exists. */
export async function checkPassword(password: string, stored: string | undefined): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const matches = await verify(stored ?? (await nobody), password)
  return matches && stored !== undefined
}

const common = new Set(
  `password password1 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 87654321 987654321 11111111 22222222 66666666 88888888 00000000
   12341234 11223344 12344321 123123123 147258369 qwertyui qwertyuiop asdfghjk asdfghjkl zxcvbnm1 1q2w3e4r 1qaz2wsx qazwsxedc q1w2e3r4
   abc12345 abcd1234 abc123456 a1234567 a12345678 a123456789 aa123456 qq123456 iloveyou 5201314a woaini1314 woaini520 5201314520 1314520520
   admin123 admin888 administrator letmein1 welcome1 sunshine football baseball princess trustno1 superman computer whatever internet
   changeme testtest test1234 root1234 user1234 google123 asdf1234 zaq12wsx qwer1234 wang1234 zhang123`.split(/\s+/),
)

/** Whether a password is among the most common ones. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  return common.has(plain) || new Set(plain).size <= 2
}
