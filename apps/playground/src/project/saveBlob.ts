/** Milliseconds after which the browser no longer needs the URL. */
const savingTime = 60_000

/** Lets the browser save a file. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), savingTime)
}
