import versions from 'virtual:versions'
import type { Files } from '../protocol/files.ts'
import { projectFiles, projectName, type ProjectFilesOptions } from './projectFiles.ts'
import { saveBlob } from './saveBlob.ts'
import { zipProject } from './zipProject.ts'

/** Saves a Vite project that shows the component of the code, as a zip file made in the page. */
export function downloadProject(code: Files, options: Omit<ProjectFilesOptions, 'versions'>): void {
  const zip = zipProject(projectName, projectFiles(code, { ...options, versions }))
  saveBlob(new Blob([zip], { type: 'application/zip' }), `${projectName}.zip`)
}
