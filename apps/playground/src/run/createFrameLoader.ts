import { fetchText } from './fetchText.ts'

/** Brings the frame's document once and keeps it; after a failure the next call asks again. */
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
