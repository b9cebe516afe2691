import { strToU8, zipSync } from 'fflate'

/** Packs files into a zip file in which all of them are in one folder. */
export function zipProject(folder: string, files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, strToU8(text)])))
}
