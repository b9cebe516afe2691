import { array, constantFrom, oneof, type Arbitrary } from 'fast-check'

/** Unicode's general categories, large ones first: most characters are found at the first test. `Cc` are controls, `Cs` unpaired surrogates. */
const categories = 'Lo Cn Co So Cs Ll Lu Mn Nd Sm Mc Nl No Po Lm Sk Cf Ps Pe Sc Lt Pd Zs Pi Pf Pc Me Cc Zl Zp'.split(
  ' ',
) satisfies readonly string[]

/** Planes 0 to 2, and the beginnings of plane 14 (tags) and of a private one; the rest is unassigned or private. */
const scanned = [
  [0, 0x2f_fff],
  [0xe_0000, 0xe_0fff],
  [0x10_0000, 0x10_00ff],
] as const

/** Code points kept of each category, spread over the whole category. */
const kept = 128

/** Strings of characters of every category; one in thirty also has those that the API refuses, NUL and unpaired surrogates. */
export function unicodeString({ minLength, maxLength }: { minLength: number; maxLength: number }): Arbitrary<string> {
  const length = { minLength, maxLength }
  const join = (units: readonly string[]): string => units.join('').slice(0, maxLength)
  const joinWhole = (units: readonly string[]): string => join(units).replace(/\p{Surrogate}/gu, '')
  const of = (names: readonly string[]) => array(oneof(...names.map((name) => constantFrom(...(byCategory().get(name) ?? [])))), length)
  const accepted = categories.filter((name) => name !== 'Cc' && name !== 'Cs')
  return oneof({ weight: 29, arbitrary: of(accepted).map(joinWhole) }, { weight: 1, arbitrary: of(categories).map(join) })
}

/** Up to `kept` characters of each category, found once. */
function byCategory(): ReadonlyMap<string, readonly string[]> {
  if (known !== undefined) return known
  const all = new Map<string, string[]>()
  for (const character of scannedCharacters()) {
    const category = categoryOf(character)
    const others = all.get(category)
    if (others === undefined) all.set(category, [character])
    else others.push(character)
  }
  known = new Map([...all].map(([name, characters]) => [name, spread(characters)]))
  return known
}

let known: ReadonlyMap<string, readonly string[]> | undefined

function scannedCharacters(): string[] {
  return scanned.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)))
}

const tests = categories.map((name): [string, RegExp] => [name, new RegExp(`^\\p{${name}}$`, 'u')])

function categoryOf(character: string): string {
  return tests.find(([, isIn]) => isIn.test(character))?.[0] ?? ''
}

function spread(characters: readonly string[]): string[] {
  const step = Math.ceil(characters.length / kept)
  return characters.filter((_, index) => index % step === 0)
}
