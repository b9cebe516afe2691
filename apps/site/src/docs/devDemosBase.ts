/**
 * Address, in development, below which the demos of an older version are served.
 * @param version `view-ui-plus/1.2`
 */
export function devDemosBase(version: string): string {
  return `/@older/${version}/`
}
