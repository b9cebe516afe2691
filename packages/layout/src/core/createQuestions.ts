import { atom, type Atom } from 'jotai/vanilla'
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

/** Where the layout asks: one question at a time. */
export interface Questions {
  readonly atom: Atom<OpenQuestion | null>
  /** Resolves with the answer; a second question answers the first one with no. */
  ask: (question: Question) => Promise<boolean>
}

/** Makes the store of the question that is being asked. */
export function createQuestions(store: Store): Questions {
  const open = atom<OpenQuestion | null>(null)
  return {
    atom: open,
    ask(question) {
      store.get(open)?.answer(false)
      return new Promise((resolve) => {
        const answer = (yes: boolean) => {
          store.set(open, null)
          resolve(yes)
        }
        store.set(open, { ...question, answer })
      })
    },
  }
}
