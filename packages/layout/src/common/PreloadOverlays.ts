import { createContext } from 'react'

/** Loads the code of the drawers before one is opened; the shell provides it, outside of which there are no drawers. */
export const PreloadOverlays = createContext<() => void>(() => undefined)
