/** Something that an implementation does differently from the contract. */
export class Deviation extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Deviation'
  }
}

/** A case that could not be tried, which is neither right nor wrong. */
export class NotTried extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'NotTried'
  }
}

/** Throws a `Deviation` unless two values are the same; both are named in its text. */
export function same(what: string, actual: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (one !== other) throw new Deviation(`${what} is ${one ?? 'missing'}, expected ${other ?? 'none'}`)
}
