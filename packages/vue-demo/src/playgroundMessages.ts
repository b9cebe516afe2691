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
  /** Other files by name, such as `server.js`, which the file imports as `./server.js`: modules and components. @default none */
  others?: Readonly<Record<string, string>>
  /** Path of the demo on the site that opens the playground, with its hash: the playground links back to it. */
  page?: string
}
