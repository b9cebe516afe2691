/** A library that routes the pages of an app. */
export type AdminRouter = 'tanstack' | 'react-router'
