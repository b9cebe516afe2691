import { onBeforeUnmount, ref, shallowRef, type Ref } from 'vue'
import { createLatest } from '../core/createLatest.ts'
import type { CrudHookName } from '../types/CrudHooks.ts'
import type { CrudFailure } from './CrudFailure.ts'
import type { CrudHost } from './CrudHost.ts'

/** A confirmation required before an action. */
export interface CrudQuestion {
  text: string
  /** Label of the button that does it. */
  action: string
  hook: Extract<CrudHookName, 'fetchRemove' | 'action'>
  run: (signal: AbortSignal) => unknown
  done: () => unknown
}

/** The confirmation shown now. */
export interface CrudConfirm {
  open: Ref<boolean>
  question: Ref<CrudQuestion | null>
  busy: Ref<boolean>
  failure: Ref<CrudFailure | null>
  ask: (question: CrudQuestion) => void
  accept: () => Promise<void>
  close: () => void
}

/** The question stays with what went wrong until it has worked or is given up; accepted twice, it is done once. */
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
