const endings = /(?:ings?|ied|ies|ed|es|s)$/
const vowel = /[aeiouy]/

/**
 * What English forms of a word share, always a beginning of the word: `table`, `tables` → `tabl`, `setting`, `set` → `set`. The index
 * holds words as written; forms are next to each other in it, and this says which of them are one.
 */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  const [ending = ''] = endings.exec(word) ?? []
  if (ending === 's' && /(?:ss|us|is)$/.test(word)) return word
  const bare = word.slice(0, word.length - ending.length)
  if (bare.length < 3 || !vowel.test(bare)) return word
  if (/^(?:ing|ed)/.test(ending) && /([bdgmnprt])\1$/.test(bare)) return bare.slice(0, -1)
  return bare.length > 3 ? bare.replace(/[eyi]$/, '') : bare
}
