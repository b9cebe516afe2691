import type { PackageManifest } from '@view-site/published'

/** Whether a file is copied into the apps that a `create-…` package makes: its imports are those of the app. */
export function isOfTemplate(file: string, manifest: PackageManifest): boolean {
  return manifest.files?.includes('template') === true && file.startsWith('template/')
}
