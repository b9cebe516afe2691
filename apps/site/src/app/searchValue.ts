import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

/**
 * How the router reads and writes values of the query string: as JSON, except for long rows of digits. Those are numbers of orders,
 * and a number of JavaScript would round them.
 */
export const searchValue = {
  parseSearch: parseSearchWith(readValue),
  stringifySearch: stringifySearchWith(JSON.stringify, readValue),
}

function readValue(text: string): unknown {
  if (/^\d{15,}$/.test(text)) throw new SyntaxError('Kept as text')
  return JSON.parse(text)
}
