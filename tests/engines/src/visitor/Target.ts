/** Something that a visitor finds on the page: the first visible element that fits. */
export interface Target {
  css: string
  /** Its accessible name or text, as a whole. @default any */
  name?: string
  /** Text that it contains. @default any */
  text?: string
  within?: Target
}

type Options = Pick<Target, 'within' | 'text'>

/** A button by its name. */
export const button = (name: string, options?: Options): Target => ({ css: 'button, [role="button"], summary', name, ...options })

/** A heading by its text. */
export const heading = (name: string, options?: Options): Target => ({ css: 'h1, h2, h3', name, ...options })

/** An open dialog by its name. */
export const dialog = (name: string): Target => ({ css: 'dialog[open], [role="dialog"]', name })

/** A field by its label. */
export const field = (name: string, options?: Options): Target => ({ css: 'input, textarea, [role="combobox"]', name, ...options })

/** The header of the page. */
export const banner: Target = { css: 'header' }
