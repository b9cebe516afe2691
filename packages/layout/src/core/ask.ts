import type { PrimitiveAtom } from 'jotai/vanilla'
import type { Store } from './Store.ts'

/** Something to ask before it is done. */
export interface Question {
  title: string
  description?: string
  /** A verb that says what is done. */
  yes: string
  no: string
  /** What is done cannot be undone. @default false */
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
