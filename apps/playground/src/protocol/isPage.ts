/** Maximum characters of a demo's path. */
const pageLimit = 500

/** Whether a value can be the path of a demo. */
export function isPage(value: unknown): value is string {
  return typeof value === 'string' && value.length <= pageLimit && value.startsWith('/')
}
