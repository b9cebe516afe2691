/** Parses a stored text; undefined if it is not valid JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
