/** A page that shares much of its text with another one. */
export interface SharedSentences {
  ids: readonly [string, string]
  /** Part of the first page's sentences that are on the second one too, from 0 to 1. */
  share: number
}

/** What is shorter is a name, a label or a usual phrase; a Chinese character counts for two. */
const shortest = 20

/** From this share on a page says too much of another one. */
const limit = 0.1

/** Finds pages that share more than a tenth of their sentences with another one, word for word. */
export function findShared(pages: readonly { id: string; text: string }[]): SharedSentences[] {
  const read = pages.map(({ id, text }) => ({ id, sentences: sentencesOf(text) }))
  return read
    .flatMap((one) => read.filter((other) => other !== one).map((other) => compare(one, other)))
    .filter(({ share }) => share > limit)
    .sort((a, b) => b.share - a.share)
}

interface Sentences {
  id: string
  sentences: ReadonlySet<string>
}

function compare(one: Sentences, other: Sentences): SharedSentences {
  const shared = [...one.sentences].filter((sentence) => other.sentences.has(sentence)).length
  // One sentence of a short page is not a habit.
  return { ids: [one.id, other.id], share: shared < 2 ? 0 : shared / one.sentences.size }
}

function sentencesOf(text: string): ReadonlySet<string> {
  const sentences = text.split(/[。！？；\n]|[.!?;](?=\s|$)/u).map((sentence) => sentence.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase())
  return new Set(sentences.filter((sentence) => lengthOf(sentence) >= shortest))
}

function lengthOf(sentence: string): number {
  return sentence.length + (sentence.match(/\p{Script=Han}/gu)?.length ?? 0)
}
