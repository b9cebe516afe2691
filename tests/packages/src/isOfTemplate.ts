import type { PackageManifest } from '@view-site/published'

/** Whether a file belongs to the template of a `create-…` package. Its imports are those of the created app. */
export function isOfTemplate(file: string, manifest: PackageManifest): boolean {
  return manifest.files?.some((folder) => /^template(?:-[\w-]+)?$/.test(folder) && file.startsWith(`${folder}/`)) === true
}
