/** Options of {@link CrudError}. */
export interface CrudErrorOptions extends ErrorOptions {
  /** Error messages for fields of the form, by key. */
  fields?: Readonly<Record<string, string>>
}

/** An error that a hook throws to report which fields of the form are invalid. */
export class CrudError extends Error {
  override readonly name = 'CrudError'
  readonly fields: Readonly<Record<string, string>>

  constructor(message: string, { fields = {}, ...options }: CrudErrorOptions = {}) {
    super(message, options)
    this.fields = fields
  }
}
