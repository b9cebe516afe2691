import type { KeyValueStorage } from '@view-site/platform'
import { storageKeys } from '../config.ts'
import { isOneOf, kinds, statuses, type Asset } from './Asset.ts'
import { sampleAssets } from './sampleAssets.ts'

/** All equipment. The sample stores it in the browser; a real app calls its server in the same four functions. */
export interface Equipment {
  /** The same array until something is saved. */
  all: () => readonly Asset[]
  find: (id: string) => Asset | undefined
  save: (asset: Asset) => void
  subscribe: (listener: () => void) => () => void
}

/** Creates the store: the sample data, overridden by what was saved in this browser. */
export function createEquipment(storage: KeyValueStorage): Equipment {
  const listeners = new Set<() => void>()
  const sample = sampleAssets()
  let saved = read(storage)
  let all = merged(sample, saved)

  function show() {
    all = merged(sample, saved)
    listeners.forEach((listener) => listener())
  }
  storage.subscribe?.(storageKeys.equipment, () => {
    saved = read(storage)
    show()
  })
  return {
    all: () => all,
    find: (id) => all.find((asset) => asset.id === id),
    save(asset) {
      saved = new Map(saved).set(asset.id, asset)
      storage.setItem(storageKeys.equipment, JSON.stringify([...saved.values()]))
      show()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function merged(sample: readonly Asset[], saved: ReadonlyMap<string, Asset>): readonly Asset[] {
  return sample.map((asset) => saved.get(asset.id) ?? asset)
}

function read(storage: KeyValueStorage): ReadonlyMap<string, Asset> {
  try {
    const list: unknown = JSON.parse(storage.getItem(storageKeys.equipment) ?? '[]')
    return new Map(Array.isArray(list) ? list.filter(isAsset).map((asset) => [asset.id, asset]) : [])
  } catch {
    return new Map()
  }
}

function isAsset(value: unknown): value is Asset {
  if (typeof value !== 'object' || value === null) return false
  const given: Partial<Record<keyof Asset, unknown>> = value
  const texts = [given.id, given.model, given.holder, given.bought, given.note]
  return texts.every((text) => typeof text === 'string') && isOneOf(kinds, given.kind) && isOneOf(statuses, given.status)
}
