import type { RouterPort } from '../core/RouterPort.ts'

/**
 * Where the helper `redirect/{route}` leads: its parameter is JSON, a path or `{ path, query }`. Null for anything that is not a page of
 * this app: no other site, nothing unknown.
 */
export function redirectTarget(router: Pick<RouterPort, 'resolve'>, parameter: string): string | null {
  const address = addressOf(parse(parameter))
  if (address === null || !/^\/(?![/\\])/.test(address)) return null
  const route = resolveOrNull(router, address)
  return route && !route.meta.hidden ? address : null
}

function parse(parameter: string): unknown {
  try {
    return JSON.parse(parameter)
  } catch {
    return null
  }
}

function addressOf(target: unknown): string | null {
  if (typeof target === 'string') return target
  if (typeof target !== 'object' || target === null) return null
  const { path, query }: { path?: unknown; query?: unknown } = target
  if (typeof path !== 'string') return null
  const search = new URLSearchParams(
    typeof query === 'object' && query !== null
      ? Object.entries(query).flatMap(([name, value]): [string, string][] =>
          typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
        )
      : [],
  ).toString()
  return search === '' ? path : `${path}?${search}`
}

function resolveOrNull(router: Pick<RouterPort, 'resolve'>, path: string) {
  try {
    return router.resolve(path)
  } catch {
    return null
  }
}
