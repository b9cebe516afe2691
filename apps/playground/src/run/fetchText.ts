/** Timeout of a fetch in milliseconds: the frame's document is 300 KB, which takes long on a slow connection. */
const fetchTimeout = 60_000

/** Fetches a text file of the playground. Throws with a message for the visitor. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(fetchTimeout) })
  if (!response.ok) throw new Error(`A part of the playground could not be loaded: ${address} answers ${response.status}. Try again.`)
  return response.text()
}
