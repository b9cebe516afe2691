import { versionAt } from './site/versions.ts'

/** Folders that may contain the demos of a page: that of its older version, and that of the current page. */
export function demoFolders(page: string): string[] {
  const version = versionAt(`/${page}`)
  if (version === '') return [page]
  const [section, id] = version.includes('/') ? version.split('/') : ['', version]
  const route = page.slice(version.length)
  const below = (folder: string) => [section, folder].filter(Boolean).join('/') + route
  return [below(`versions/${id}`), below('').replace(/^\//, '')]
}
