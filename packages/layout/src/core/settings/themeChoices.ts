/** The themes that a visitor can choose, in the order of the buttons. */
export const themeChoices = ['light', 'dark', 'system'] as const
