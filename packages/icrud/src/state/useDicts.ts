import { shallowReactive } from 'vue'
import type { CrudDict, CrudDictItem } from '../types/CrudDict.ts'
import type { CrudHost } from './CrudHost.ts'

/** A dictionary and its loading state. */
export interface LoadedDict {
  items: readonly CrudDictItem[]
  loading: boolean
  /** Error message; empty without an error. */
  failure: string
}

/** The dictionaries of a table. */
export interface CrudDicts {
  /** The dictionary of a column, loaded on first use. */
  read: (dict: string | CrudDict) => LoadedDict
  /** Fetches a dictionary again, or all that were fetched. */
  reload: (dict?: string | CrudDict) => Promise<void>
}

type Fetcher = Exclude<CrudDict, readonly CrudDictItem[]>

/** Loads each source once, for all fields that use it. Keeps the loaded entries if a reload fails. */
export function useDicts({ props, settings, fail }: CrudHost): CrudDicts {
  const loaded = shallowReactive(new Map<Fetcher, LoadedDict>())
  const runs = new Map<Fetcher, Promise<void>>()

  function sourceOf(dict: string | CrudDict): CrudDict {
    if (typeof dict !== 'string') return dict
    const source = props.dict[dict] ?? settings.dict?.[dict]
    if (!source) throw new Error(`iCRUD: a column asks for the dictionary "${dict}": name it in :dict or in the settings.`)
    return source
  }

  function fetchItems(fetcher: Fetcher): Promise<void> {
    const before = loaded.get(fetcher)?.items ?? []
    const run = async () => {
      try {
        const items = await fetcher()
        if (runs.get(fetcher) === running) loaded.set(fetcher, { items, loading: false, failure: '' })
      } catch (error) {
        if (runs.get(fetcher) === running) loaded.set(fetcher, { items: before, loading: false, failure: fail(error, 'dict') })
      }
    }
    // After the current render, because a render must not change the state it reads.
    const running = Promise.resolve().then(() => {
      loaded.set(fetcher, { items: before, loading: true, failure: '' })
      return run()
    })
    runs.set(fetcher, running)
    return running
  }

  return {
    read(dict) {
      const source = sourceOf(dict)
      if (typeof source !== 'function') return { items: source, loading: false, failure: '' }
      if (!runs.has(source)) void fetchItems(source)
      return loaded.get(source) ?? { items: [], loading: true, failure: '' }
    },
    async reload(dict) {
      const source = dict === undefined ? undefined : sourceOf(dict)
      const fetchers = source === undefined ? [...runs.keys()] : typeof source === 'function' ? [source] : []
      await Promise.all(fetchers.map(fetchItems))
    },
  }
}
