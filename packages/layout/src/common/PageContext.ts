import { createContext } from 'react'

/** Id of the page a component is part of, where pages are kept alive; null elsewhere. */
export const PageContext = createContext<string | null>(null)
