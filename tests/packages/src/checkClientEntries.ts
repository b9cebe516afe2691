import { posix } from 'node:path'
import { entriesOf } from '@view-site/published'
import { importsOf } from './importsOf.ts'
import type { Tarball } from './Tarball.ts'

/** Packages whose components are rendered by server components, as in Next's App Router. */
const forServers = ['@view-site/layout', '@view-site/ui']

/**
 * Reports entries of these packages that import React without `"use client"`, which server components cannot import, and entries with `"use
 * client"` that do not import React, whose functions a server cannot call.
 */
export function checkClientEntries({ manifest, files }: Pick<Tarball, 'manifest' | 'files'>, packages = forServers): string[] {
  if (!packages.includes(manifest.name)) return []
  return entriesOf(manifest).flatMap(({ name, file = '' }) => {
    const path = posix.normalize(file)
    if (!path.endsWith('.js')) return []
    const isMarked = /^["']use client["']/.test(files.get(path) ?? '')
    if (isMarked === importsReact(path, files)) return []
    return isMarked
      ? [`${name} begins with "use client" and imports no React: servers cannot call its functions.`]
      : [`${name} imports React and does not begin with "use client": see "client" in its tsup.config.ts.`]
  })
}

/** Whether a script, or a chunk that it imports statically, imports from `react`. */
function importsReact(path: string, files: Tarball['files'], seen = new Set<string>()): boolean {
  if (seen.has(path)) return false
  seen.add(path)
  const imported = importsOf(files.get(path) ?? '', { dynamic: false })
  if (imported.includes('react')) return true
  const chunks = imported.filter((name) => name.startsWith('.'))
  return chunks.some((chunk) => importsReact(posix.join(posix.dirname(path), chunk), files, seen))
}
