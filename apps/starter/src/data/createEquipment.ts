import { createObservable, type KeyValueStorage } from '@view-site/platform'
import { storageKeys } from '../config.ts'
import { isOneOf, kinds, statuses, type Asset } from './Asset.ts'
import { sampleAssets } from './sampleAssets.ts'

/** All equipment. The sample stores it in the browser; a real app calls its server from the same four functions. */
export interface Equipment {
  /** The same array until something is saved. */
  all: () => readonly Asset[]
  find: (id: string) => Asset | undefined
  save: (asset: Asset) => void
  subscribe: (listener: () => void) => () => void
}

/** Creates the store: the sample data, overridden by what was saved in this browser. */
export function createEquipment(storage: KeyValueStorage): Equipment {
  const sample = sampleAssets()
  let saved = read(storage)
  const all = createObservable(merged(sample, saved))

  function show(next: ReadonlyMap<string, Asset>) {
    saved = next
    all.set(merged(sample, saved))
  }
  storage.subscribe?.(storageKeys.equipment, () => show(read(storage)))
  return {
    all: all.get,
    subscribe: all.subscribe,
    find: (id) => all.get().find((asset) => asset.id === id),
    save(asset) {
      const next = new Map(saved).set(asset.id, asset)
      storage.setItem(storageKeys.equipment, JSON.stringify([...next.values()]))
      show(next)
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
