import { posix } from 'node:path'

/** A folder of a workspace package, from the root, and the name of the package. */
export interface WorkspacePackage {
  folder: string
  name: string
}

/**
 * Paths inside another package that a configuration may name: its manifest, README and tsconfig, and the whole package or all of its
 * sources.
 */
const whole = /^(?:(?:src\/)?(?:\*\*)?|package\.json|README\.md|tsconfig\.json|\{(?:README\.md|package\.json|,)+\})$/

/**
 * Files inside other packages that a configuration names, by path, pattern or regular expression.
 * @param config Path of the configuration, from the root of the repository.
 */
export function innerFiles(config: string, text: string, packages: readonly WorkspacePackage[]): string[] {
  const own = ownerOf(config, packages)
  const others = packages.filter(({ folder }) => folder !== own?.folder)
  return pathsIn(config, text).filter((path) => {
    if ((own && path.startsWith(`${own.folder}/`)) || packages.some(({ folder }) => path === folder)) return false
    const inner = others.flatMap((other) => innerPart(path, other)).toSorted((a, b) => a.length - b.length)[0]
    return inner !== undefined && !whole.test(inner)
  })
}

function ownerOf(config: string, packages: readonly WorkspacePackage[]): WorkspacePackage | undefined {
  const owners = packages.filter(({ folder }) => config.startsWith(`${folder}/`))
  return owners.toSorted((a, b) => b.folder.length - a.folder.length)[0]
}

/** Everything that looks like a path; relative paths are resolved from the root of the repository. */
function pathsIn(config: string, text: string): string[] {
  // In JSON `/*` is part of a pattern.
  const comments = config.endsWith('.json') ? /(?<=^|\s)\/\/.*/gm : /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/gm
  const code = text.replaceAll(comments, '').replaceAll('\\/', '/')
  return [...code.matchAll(/[^\s'"`|=;]+\/[^\s'"`|;]*/g)].map(([path]) => {
    const fromRoot = path.replaceAll(/\/{2,}/g, '/').replace(/^\(?\/?(?:\$TURBO_ROOT\$\/)?/, '')
    return fromRoot.startsWith('..') ? posix.join(posix.dirname(config), fromRoot) : fromRoot.replace(/^\.\//, '')
  })
}

/** The part of a path after a package's folder; empty if the path is outside it. */
function innerPart(path: string, { folder, name }: WorkspacePackage): string[] {
  const [group = '', ...rest] = folder.split('/')
  const base = rest.at(-1) ?? group
  const inFolder = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined
  const inModules = path.split(`node_modules/${name}/`)[1]
  const bySources = new RegExp(`^\\(?${base}/(src/.*)`).exec(path)?.[1]
  // `packages/*/src/…` and `packages/\w+/src/…`
  const byPattern = rest.length > 0 ? new RegExp(`^${group}/[^/]*[*+\\])}][^/]*/(.*)`).exec(path)?.[1] : undefined
  return [inFolder, inModules, bySources, byPattern].flatMap((part) => (part === undefined ? [] : [part]))
}
