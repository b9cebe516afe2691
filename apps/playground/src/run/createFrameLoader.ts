/** How long the frame's document may be on its way, in ms: it is 300 KB, on a slow line. */
const patience = 60_000

/** Brings the frame's document once and keeps it; after a failure the next call asks again. */
export function createFrameLoader(address: string): () => Promise<string> {
  let document: Promise<string> | undefined
  return () => {
    document ??= load(address).catch((error: unknown) => {
      document = undefined
      throw error
    })
    return document
  }
}

async function load(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`The frame's document did not come: ${address} answers ${response.status}. Try again.`)
  return response.text()
}
