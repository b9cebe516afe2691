import type { SearchAction } from '../search/SearchAction.ts'
import type { Tours } from './createTours.ts'
import type { Tour } from './Tour.ts'

/** Actions for the command palette (`actions` of `SearchDialog`), each of which opens a tour. */
export function tourActions(tours: Tours, list: readonly Tour[]): SearchAction[] {
  return list.map((tour) => ({ id: `tour-${tour.id}`, title: tour.title, run: () => tours.open(tour) }))
}
