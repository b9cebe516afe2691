import { useSyncExternalStore } from 'react'
import type { PlaygroundState } from '../state/PlaygroundState.ts'
import { useApp } from './AppContext.tsx'

/** The current state of the playground. */
export function usePlayground(): PlaygroundState {
  const { playground } = useApp()
  return useSyncExternalStore(playground.subscribe, playground.state)
}
