/** Most bytes of each entry of the published packages, brotli, in KB of 1024: what comes with the import, and what may come later. */
export const entryBudgets: Record<string, { first: number; later: number }> = {}
