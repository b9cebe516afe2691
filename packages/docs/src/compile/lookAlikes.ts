/** Cyrillic and Greek letters that look like a Latin one, each before that one. */
const pairs =
  'АAВBЕEЅSІIЈJКKМMНHОOРPСCТTХXаaеeоoрpсcуyхxѕsіiјj' + // Cyrillic
  'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοo' // Greek

const latin = new Map(Array.from(pairs.matchAll(/(.)(.)/gu), ([, letter = '', like = '']) => [letter, like]))

/** A word in which a letter of another script passes for a Latin one. */
export interface LookAlike {
  /** Where it begins. */
  index: number
  word: string
  /** What was probably meant. */
  meant: string
  /** The letter, and its name: `Cyrillic "а" (U+0430)`. */
  letter: string
}

/** Words of a text that mix Latin letters with ones of another script that look like them. Whole words of another script are none. */
export function lookAlikes(text: string): LookAlike[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}_$]+/gu)).flatMap(({ 0: word, index }) => {
    const letters = word.split('')
    const foreign = letters.find((letter) => latin.has(letter))
    if (foreign === undefined || !/[A-Za-z]/.test(word)) return []
    return [{ index, word, meant: letters.map((letter) => latin.get(letter) ?? letter).join(''), letter: nameOf(foreign) }]
  })
}

function nameOf(letter: string): string {
  const script = /\p{Script=Greek}/u.test(letter) ? 'Greek' : 'Cyrillic'
  return `${script} "${letter}" (${codePoint(letter)})`
}

/** `U+200B`. */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
