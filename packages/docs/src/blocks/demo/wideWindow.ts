/** Media query of windows with space for the code of a demo below it. */
export const wideWindow = '(min-width: 1440px)'
