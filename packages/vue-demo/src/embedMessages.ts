/** Parameter of a playground's address that shows it inside of another page, with the name of the code: changes are stored under it. */
export const playgroundEmbed = 'embed'

/** Parameter of an embedded playground's address: its language. */
export const playgroundLocale = 'locale'

/** Parameter of an embedded playground's address: its theme, `light` or `dark`. */
export const playgroundTheme = 'theme'

/** Message to an embedded playground, when the theme of the page around it changes. */
export interface PlaygroundTheme {
  type: typeof playgroundThemeType
  theme: 'light' | 'dark'
}

/** Type of a `PlaygroundTheme`. */
export const playgroundThemeType = 'view-site:theme'

/** Sent by an embedded playground to its page, when the visitor closes it. */
export const playgroundClose = { type: 'view-site:close' } as const

/** Type of a `PlaygroundOpen`. */
export const playgroundOpenType = 'view-site:open'

/** Sent by an embedded playground to its page, which opens this code in a tab of the playground. */
export interface PlaygroundOpen {
  type: typeof playgroundOpenType
  source: string
  /** Other files by name, as in a `PlaygroundCode`. @default none */
  others?: Readonly<Record<string, string>>
}
