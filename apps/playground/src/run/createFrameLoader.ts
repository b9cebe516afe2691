import { fetchText } from './fetchText.ts'

/** Fetches the frame's document once and caches it; after a failure the next call retries. */
export function createFrameLoader(address: string): () => Promise<string> {
  let document: Promise<string> | undefined
  return () => {
    document ??= fetchText(address).catch((error: unknown) => {
      document = undefined
      throw error
    })
    return document
  }
}
