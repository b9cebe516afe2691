import { shallowRef, type Ref } from 'vue'
import type { CrudFailure } from './CrudFailure.ts'
import type { CrudHost } from './CrudHost.ts'

/** Custom actions in rows and toolbar. */
export interface CrudActions {
  failure: Ref<CrudFailure | null>
  isBusy: (id: string) => boolean
  /** Runs an action; does nothing while the same action is running. */
  run: (id: string, action: () => unknown) => Promise<void>
}

/** Tracks which actions are running, and the last error. */
export function useActions({ texts, fail }: CrudHost): CrudActions {
  const running = shallowRef<ReadonlySet<string>>(new Set())
  const failure = shallowRef<CrudFailure | null>(null)
  return {
    failure,
    isBusy: (id) => running.value.has(id),
    async run(id, action) {
      if (running.value.has(id)) return
      running.value = new Set([...running.value, id])
      failure.value = null
      try {
        await action()
      } catch (error) {
        failure.value = { title: texts.value.actionFailed, message: fail(error, 'action') }
      } finally {
        running.value = new Set([...running.value].filter((other) => other !== id))
      }
    },
  }
}
