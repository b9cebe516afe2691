const vars = import.meta.env as Record<string, string | undefined>

/** Deployment settings of the build. */
export const env = {
  /** Origins of the sites that may send code; the first is used for the link back. */
  sites: (vars.VITE_SITES ?? 'https://www.view-ui.example').split(/[\s,]+/).filter((origin) => URL.canParse(origin)),
} as const
