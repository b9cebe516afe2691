/** Chapters of the help, by the ids of their headings. */
export const helpChapters = ['start', 'access', 'pages', 'data'] as const
