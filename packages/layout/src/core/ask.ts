import type { PrimitiveAtom } from 'jotai/vanilla'
import type { Store } from './Store.ts'

/** A question to ask before an action. */
export interface Question {
  title: string
  description?: string
  /** Label of the button that agrees: a verb. */
  yes: string
  no: string
  /** The action cannot be undone. @default false */
  danger?: boolean
}

/** A question that waits for its answer. */
export interface OpenQuestion extends Question {
  answer: (yes: boolean) => void
}

/** Asks, and resolves with the answer; one question at a time, a second one answers the first with no. */
export function ask(store: Store, open: PrimitiveAtom<OpenQuestion | null>, question: Question): Promise<boolean> {
  store.get(open)?.answer(false)
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      store.set(open, null)
      resolve(yes)
    }
    store.set(open, { ...question, answer })
  })
}
