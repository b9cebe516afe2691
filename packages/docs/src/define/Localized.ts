/** One value for each locale of the site, by its tag: `{ 'de-DE': 'Titel', ar: '…' }`. The build reports a missing one. */
export type Localized<T = string> = Readonly<Record<string, T>>
