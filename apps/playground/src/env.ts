const vars = import.meta.env as Record<string, string | undefined>

/** What the build is told about the place the playground runs at. */
export const env = {
  /** Origins of the sites that may send code, the one to lead back to first. */
  sites: (vars.VITE_SITES ?? 'https://www.view-ui.example').split(/[\s,]+/).filter((origin) => URL.canParse(origin)),
} as const
