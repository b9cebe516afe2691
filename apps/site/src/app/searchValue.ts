import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

/**
 * How the router parses and writes query-string values: as JSON, except for long sequences of digits. Those are order numbers, which a
 * JavaScript number would round.
 */
export const searchValue = {
  parseSearch: parseSearchWith(readValue),
  stringifySearch: stringifySearchWith(JSON.stringify, readValue),
}

function readValue(text: string): unknown {
  if (/^\d{15,}$/.test(text)) throw new SyntaxError('Kept as text')
  return JSON.parse(text)
}
