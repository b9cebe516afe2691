import { sitesOf } from './sitesOf.ts'

const vars = import.meta.env as Record<string, string | undefined>

/** Deployment settings of the build. */
export const env = {
  /** Origins of the sites that may send code; the first is used for the link back. */
  sites: sitesOf(vars.VITE_SITES),
} as const
