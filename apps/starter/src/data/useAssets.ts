import { useSyncExternalStore } from 'react'
import { useApp } from '../AppContext.tsx'
import type { Asset } from './Asset.ts'

/** All current equipment. */
export function useAssets(): readonly Asset[] {
  const { equipment } = useApp()
  return useSyncExternalStore(equipment.subscribe, equipment.all)
}
