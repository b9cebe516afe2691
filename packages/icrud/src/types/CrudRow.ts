/** A record from the data source: field → value. */
export type CrudRow = Record<string, unknown>

/** Values of a form or a search bar: field → value. */
export type CrudValues = Record<string, unknown>

/** The purpose of the open dialog. */
export type CrudMode = 'create' | 'edit' | 'view'
