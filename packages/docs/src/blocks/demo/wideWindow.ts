/** Media query of windows with space for the code of a demo below it. */
export const wideWindow = '(min-width: 1440px)'

/** Attribute of the disclosure of code that is open in such windows. */
export const openInWideWindows = 'data-open'
