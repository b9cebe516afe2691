import type { ArticlePorts } from '@view-site/docs'
import { browserStorage } from '@view-site/layout'
import { storageKeys } from '../env.ts'

/** Stores which of several tabs the reader chose, for all pages with tabs of the same labels. */
export const tabChoices: NonNullable<ArticlePorts['choices']> = {
  get: (labels) => browserStorage().get(storageKeys.tabs + labels),
  set: (labels, label) => browserStorage().set(storageKeys.tabs + labels, label),
}
