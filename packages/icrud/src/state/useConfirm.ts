import { onBeforeUnmount, ref, shallowRef, type Ref } from 'vue'
import { createLatest } from '../core/createLatest.ts'
import type { CrudHookName } from '../types/CrudHooks.ts'
import type { CrudFailure } from './CrudFailure.ts'
import type { CrudHost } from './CrudHost.ts'

/** A confirmation required before an action. */
export interface CrudQuestion {
  text: string
  /** Label of the confirm button. */
  action: string
  hook: Extract<CrudHookName, 'fetchRemove' | 'action'>
  run: (signal: AbortSignal) => unknown
  done: () => unknown
}

/** The state of the confirmation dialog. */
export interface CrudConfirm {
  open: Ref<boolean>
  question: Ref<CrudQuestion | null>
  busy: Ref<boolean>
  failure: Ref<CrudFailure | null>
  ask: (question: CrudQuestion) => void
  accept: () => Promise<void>
  close: () => void
}

/**
 * Creates the confirmation. After a failure it stays open with the error, until it succeeds or is cancelled; a double click runs it once.
 */
export function useConfirm({ texts, fail }: CrudHost): CrudConfirm {
  const open = ref(false)
  const question = shallowRef<CrudQuestion | null>(null)
  const busy = ref(false)
  const failure = shallowRef<CrudFailure | null>(null)
  const latest = createLatest()

  async function accept(): Promise<void> {
    const asked = question.value
    if (!asked || busy.value) return
    busy.value = true
    failure.value = null
    const result = await latest.run((signal) => asked.run(signal))
    busy.value = false
    if (result.state === 'failed') {
      failure.value = { title: texts.value[`${asked.hook}Failed`], message: fail(result.error, asked.hook) }
    }
    if (result.state !== 'done') return
    open.value = false
    await asked.done()
  }

  onBeforeUnmount(latest.cancel)
  return {
    open,
    question,
    busy,
    failure,
    ask(next) {
      if (busy.value) return
      question.value = next
      failure.value = null
      open.value = true
    },
    accept,
    close() {
      if (!busy.value) open.value = false
    },
  }
}
