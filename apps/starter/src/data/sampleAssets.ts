import { kinds, type Asset, type Kind, type Status } from './Asset.ts'
import { people } from './people.ts'

const count = 148
const day = 86_400_000
const firstDay = Date.UTC(2022, 2, 1)

const models: Readonly<Record<Kind, readonly string[]>> = {
  laptop: ['Note 14', 'Note 14 Pro', 'Note 16'],
  desktop: ['Tower S', 'Tower M'],
  display: ['View 24', 'View 27', 'View 32'],
  dock: ['Dock 8', 'Dock 12'],
  phone: ['Phone 6', 'Phone 6 Max'],
  tablet: ['Slate 11', 'Slate 13'],
}

/** The sample equipment, the same on every visit. */
export function sampleAssets(): Asset[] {
  const random = randomOf(20_240_601)
  return Array.from({ length: count }, (_, index) => {
    const kind = pick(kinds, random)
    const status = statusOf(random())
    return {
      id: `A-${String(index + 1).padStart(4, '0')}`,
      kind,
      model: pick(models[kind], random),
      status,
      holder: status === 'inUse' ? pick(people, random).id : '',
      bought: new Date(firstDay + Math.floor(random() * 1400) * day).toISOString().slice(0, 10),
      note: '',
    }
  })
}

function statusOf(chance: number): Status {
  if (chance < 0.66) return 'inUse'
  if (chance < 0.84) return 'inStock'
  return chance < 0.93 ? 'repair' : 'retired'
}

function pick<T>(list: readonly T[], random: () => number): T {
  const one = list[Math.floor(random() * list.length)]
  if (one === undefined) throw new Error('pick() needs a list that is not empty.')
  return one
}

/** The Park–Miller generator: deterministic random numbers. */
function randomOf(seed: number): () => number {
  let state = seed % 2_147_483_647
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
