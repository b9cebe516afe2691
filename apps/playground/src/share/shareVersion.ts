/** What every shared hash begins with; another notation would get another one. */
export const shareVersion = 'code1.'
