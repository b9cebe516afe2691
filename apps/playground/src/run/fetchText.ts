/** How long a text may be on its way, in ms: the frame's document is 300 KB, on a slow line. */
const patience = 60_000

/** Brings a text that the playground runs with. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`A part of the playground did not come: ${address} answers ${response.status}. Try again.`)
  return response.text()
}
