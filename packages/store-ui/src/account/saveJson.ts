import { saveFile } from '../common/parts/saveFile.ts'

/** Lets the browser save data as a JSON file. */
export function saveJson(data: unknown, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  saveFile({ url, name })
  // The browser reads the data after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
