import type { ArticlePorts } from '@view-site/docs'
import { browserStorage } from '@view-site/layout'
import { storageKeys } from '../env.ts'

/** The reader's choice among tabs with the same labels, kept across pages and visits. */
export const tabChoices: NonNullable<ArticlePorts['choices']> = {
  get: (labels) => browserStorage().get(storageKeys.tabs + labels),
  set: (labels, label) => browserStorage().set(storageKeys.tabs + labels, label),
}
