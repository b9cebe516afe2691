import type { ArticlePorts } from '@view-site/docs'
import { pageStorage } from '@view-site/platform'
import { storageKeys } from '../env.ts'

/** Stores which of several tabs the reader chose, for all pages with tabs of the same labels. */
export const tabChoices: NonNullable<ArticlePorts['choices']> = {
  get: (labels) => pageStorage.getItem(storageKeys.tabs + labels),
  set: (labels, label) => pageStorage.setItem(storageKeys.tabs + labels, label),
}
