/** A Chinese character, or the punctuation that only Chinese text uses. */
export const chinese = /[\p{Script=Han}\u3001\u3002\u300a-\u3011\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]/u
