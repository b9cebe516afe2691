/** Prefix of every shared hash; a change of the format needs a new one. */
export const shareVersion = 'code1.'
