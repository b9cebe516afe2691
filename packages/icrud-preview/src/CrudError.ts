/** Options of {@link CrudError}. */
export interface CrudErrorOptions extends ErrorOptions {
  /** Texts for single fields of the form, by their keys. */
  fields?: Readonly<Record<string, string>>
}

/** An error that a hook throws to say which fields of the form are wrong. */
export class CrudError extends Error {
  override readonly name = 'CrudError'
  readonly fields: Readonly<Record<string, string>>

  constructor(message: string, { fields = {}, ...options }: CrudErrorOptions = {}) {
    super(message, options)
    this.fields = fields
  }
}
