import { parseAllDocuments } from 'yaml'

/** A value of Spring's configuration. */
export type SpringValue = string | number | boolean | null

/** Properties by name, such as `server.port` and `admin.security.permit-all[0]`. */
export type SpringProperties = ReadonlyMap<string, SpringValue>

/** Merges YAML files as Spring does: a later file wins, and a list replaces the whole list before it. */
export function readSpringConfig(...files: readonly string[]): SpringProperties {
  const merged = new Map<string, SpringValue>()
  for (const text of files) {
    for (const document of parseAllDocuments(text)) {
      const properties = flatten(document.toJS())
      const lists = new Set([...properties.keys()].flatMap((name) => (name.includes('[') ? [name.slice(0, name.indexOf('['))] : [])))
      for (const name of merged.keys()) if (name.includes('[') && lists.has(name.slice(0, name.indexOf('[')))) merged.delete(name)
      for (const [name, value] of properties) merged.set(name, value)
    }
  }
  return merged
}

/** Replaces `${NAME:default}` by a variable or the default; a variable that is missing and has no default stays as it is. */
export function resolvePlaceholders(value: string, variables: Readonly<Record<string, string>>): string {
  return value.replace(/\$\{([\w.]+)(?::([^}]*))?\}/g, (all, name: string, fallback?: string) => variables[name] ?? fallback ?? all)
}

function flatten(value: unknown, path = ''): Map<string, SpringValue> {
  if (Array.isArray(value)) return merge(value.map((item: unknown, index) => flatten(item, `${path}[${index}]`)))
  if (typeof value === 'object' && value !== null)
    return merge(Object.entries(value).map(([key, item]) => flatten(item, path ? `${path}.${key}` : key)))
  return new Map(path ? [[path, typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null]] : [])
}

function merge(maps: readonly Map<string, SpringValue>[]): Map<string, SpringValue> {
  return new Map(maps.flatMap((one) => [...one]))
}
