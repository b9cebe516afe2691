import { createHash } from 'node:crypto'

/** A class or variable that vanilla-extract asks a name for. */
export interface NamedStyle {
  /** Hash of the file, followed by the number of the name in it, in base 36. The first name of a file has the number 0. */
  hash: string
  filePath: string
  packageName?: string | undefined
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const alphabet = `${letters}abcdefghijklmnopqrstuvwxyz0123456789`

/** Characters for a file: a new file gets those of one of 150 others once in 650 times. */
const length = 3

/**
 * Makes the option `identifiers` of vanilla-extract: names of three characters for the file and a number. By default a file has six or
 * seven, which do not compress, in each style sheet and in each page that uses it. The names depend on nothing but the path, so that the
 * bundles of server and browser have the same. Throws if two files get the same characters.
 */
export function shortIdentifiers(): (style: NamedStyle) => string {
  const hashLengths = new Map<string, number>()
  const paths = new Map<string, string>()
  return ({ hash, filePath, packageName = '' }) => {
    const path = `${packageName}/${filePath}`
    const file = shortName(path)
    const other = paths.get(file) ?? path
    if (other !== path) throw new Error(`The styles of ${other} and ${path} would get the same names. Rename one of the files.`)
    paths.set(file, path)
    const hashLength = hashLengths.get(path) ?? hash.length - 1
    hashLengths.set(path, hashLength)
    return file + hash.slice(hashLength)
  }
}

/** Begins with a capital letter, as no class of a demo does. */
function shortName(path: string): string {
  const bytes = [...createHash('sha256').update(path).digest().subarray(0, length)]
  return bytes
    .map((byte, index) => {
      const characters = index === 0 ? letters : alphabet
      return characters.charAt(byte % characters.length)
    })
    .join('')
}
