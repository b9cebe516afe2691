/** Sent by a playground to the page that opened it, as soon as it listens. */
export const playgroundReady = { type: 'view-site:ready' } as const

/** Type of a `PlaygroundCode`. */
export const playgroundCodeType = 'view-site:code'

/** Parameter of a playground's address that names an older version of the library: `?version=1.2`. */
export const playgroundVersion = 'version'

/** Message to a playground with a complete `.vue` file, and the language its texts are in. */
export interface PlaygroundCode {
  type: typeof playgroundCodeType
  source: string
  locale: string
  /** Path of the demo on the site that opens the playground, with its hash: the playground links back to it. */
  page?: string
}

/** Parameter of a playground's address that shows it inside of another page, with the name of the code: changes are stored under it. */
export const playgroundEmbed = 'embed'

/** Parameter of an embedded playground’s address: its language. */
export const playgroundLocale = 'locale'

/** Parameter of an embedded playground’s address: its theme, `light` or `dark`. */
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
}
