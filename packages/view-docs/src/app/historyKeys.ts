import type { HistoryKeys } from '@view-site/docs/reader'

/** Where TanStack Router keeps scroll positions and how it marks its history entries: it continues with those of the reader. */
export const historyKeys: HistoryKeys = { positions: 'tsr-scroll-restoration-v1_3', key: '__TSR_key', index: '__TSR_index' }
