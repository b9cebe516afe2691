/**
 * Maps the id of each route to the file that declares it, read from the source of TanStack Router's generated route tree: only its
 * generator knows how pathless, group and `route.tsx` files become ids.
 */
export function routeFiles(generatedTree: string): Map<string, string> {
  const fileOfImport = new Map<string, string>()
  for (const [, name, file] of generatedTree.matchAll(/import \{ Route as (\w+) \} from '\.\/(.+?)'/g)) {
    if (name && file) fileOfImport.set(name, file.replace(/\.tsx?$/, ''))
  }
  const fileOfRoute = new Map<string, string>()
  const root = fileOfImport.get('rootRouteImport')
  if (root) fileOfRoute.set('__root__', root)
  for (const [, name, id] of generatedTree.matchAll(/= (\w+)\.update\(\{\s*id: '(.+?)'/g)) {
    const file = fileOfImport.get(name ?? '')
    if (file && id) fileOfRoute.set(parentPrefix(generatedTree, name ?? '') + id, file)
  }
  return fileOfRoute
}

/** A child's `id` in the generated file is relative to its parent's; full ids are in its `FileRoutesById` table. */
function parentPrefix(generatedTree: string, importName: string): string {
  const routeName = importName.replace(/Import$/, '')
  const full = new RegExp(`'([^']+)': typeof ${routeName}(?:WithChildren)?\\b`).exec(idsTable(generatedTree))?.[1]
  const own = new RegExp(`${importName}\\.update\\(\\{\\s*id: '(.+?)'`).exec(generatedTree)?.[1]
  return full && own && full.endsWith(own) ? full.slice(0, full.length - own.length) : ''
}

function idsTable(generatedTree: string): string {
  return /interface FileRoutesById \{([\s\S]*?)\n\}/.exec(generatedTree)?.[1] ?? ''
}
