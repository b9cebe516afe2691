import type { Edition, Flag } from '@view-site/contract'

/** The value of a cell, before it is formatted. */
export type ComparisonCell =
  | { kind: 'flag'; value: boolean }
  | { kind: 'count'; value: number | null }
  | { kind: 'months'; value: number }
  | { kind: 'term'; perpetual: boolean }
  | { kind: 'free-download'; value: boolean }
  | { kind: 'public' }
  | { kind: 'hours' }

/** What editions are compared by. */
export type ComparisonTopic = keyof typeof cellOf

/** One row: a topic, and a cell for each edition in the editions' order. */
export interface ComparisonRow {
  topic: ComparisonTopic
  cells: ComparisonCell[]
}

/** A comparison of editions: differences first, then what all have. */
export interface Comparison {
  different: ComparisonRow[]
  content: ComparisonRow[]
  licence: ComparisonRow[]
}

/** Compares editions of one product, in the order given. What none of them has is left out. */
export function compareEditions(editions: readonly Edition[]): Comparison {
  const rowsOf = (topics: readonly ComparisonTopic[]) =>
    topics.map((topic) => ({ topic, cells: editions.map(cellOf[topic]) })).filter(isOffered)
  const content = rowsOf(['projects', 'seats', 'materials', 'viewUiPlus', 'icrud', 'adminPlus', 'adminCloud'])
  const licence = rowsOf(['term', 'support', 'updates', 'hours', 'invoice'])
  return {
    different: [...content, ...licence].filter(differs),
    content: content.filter((row) => !differs(row)),
    licence: licence.filter((row) => !differs(row)),
  }
}

const cellOf = {
  projects: (edition: Edition): ComparisonCell => ({ kind: 'count', value: edition.projects }),
  seats: (edition: Edition): ComparisonCell => ({ kind: 'count', value: edition.seats }),
  materials: (edition: Edition): ComparisonCell => ({ kind: 'free-download', value: edition.free_materials }),
  viewUiPlus: (): ComparisonCell => ({ kind: 'public' }),
  icrud: (edition: Edition) => sourceOf('icrud', edition),
  adminPlus: (edition: Edition) => sourceOf('admin_plus', edition),
  adminCloud: (edition: Edition) => sourceOf('admin_cloud', edition),
  term: (edition: Edition): ComparisonCell => ({ kind: 'term', perpetual: edition.perpetual }),
  support: (edition: Edition): ComparisonCell => ({ kind: 'months', value: edition.support_months }),
  updates: (edition: Edition): ComparisonCell => ({ kind: 'months', value: edition.updates_months }),
  hours: (): ComparisonCell => ({ kind: 'hours' }),
  invoice: (): ComparisonCell => ({ kind: 'flag', value: true }),
}

function sourceOf(flag: Flag, edition: Edition): ComparisonCell {
  return { kind: 'flag', value: edition.source_code && edition.grants.includes(flag) }
}

function isOffered({ cells }: ComparisonRow) {
  return cells.some((cell) => !('value' in cell) || cell.value !== false)
}

function differs({ cells }: ComparisonRow) {
  const [first, ...rest] = cells.map((cell) => JSON.stringify(cell))
  return rest.some((cell) => cell !== first)
}
