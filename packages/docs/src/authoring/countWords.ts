const words = /\p{Script=Han}|[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu

/** How many words a text has: a Chinese character is one, as translators count. */
export function countWords(text: string): number {
  return text.match(words)?.length ?? 0
}
