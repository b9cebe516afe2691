import { articleSelector, signInSelector } from '@view-site/docs/reader'

/** Selects the buttons whose code is part of the reader. */
export const articleButtons = `${articleSelector} button:not(${signInSelector})`
