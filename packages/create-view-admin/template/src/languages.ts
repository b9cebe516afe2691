/** Languages of the app, the default first. For each, the compiler requires texts in `texts.ts`, a name, and texts of the search. */
export const languages = ['zh-CN', 'en-US'] as const

/** A language of the app. */
export type Language = (typeof languages)[number]

/** Names of the languages, for their picker. */
export const languageNames: Record<Language, string> = { 'zh-CN': '简体中文', 'en-US': 'English' }
