import versions from 'virtual:versions'
import { projectFiles, projectName, type ProjectFilesOptions } from './projectFiles.ts'
import { saveBlob } from './saveBlob.ts'
import { zipProject } from './zipProject.ts'

/** Saves a Vite project that shows a component, as a zip file made in the page. */
export function downloadProject(code: string, options: Omit<ProjectFilesOptions, 'versions'>): void {
  const zip = zipProject(projectName, projectFiles(code, { ...options, versions }))
  saveBlob(new Blob([zip], { type: 'application/zip' }), `${projectName}.zip`)
}
