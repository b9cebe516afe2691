/** A page with other texts. */
export interface Reworded {
  markdown: string
  /** Passages that are not in the page exactly once, and how often they are. They are not replaced. */
  unclear: { passage: string; times: number }[]
}

/** Replaces passages of a page. A line that has nothing left is taken out, so that a list stays one list. */
export function reword(markdown: string, passages: Readonly<Record<string, string>>): Reworded {
  return Object.entries(passages).reduce<Reworded>(
    (done, [passage, text]) => {
      const [before = '', after = '', ...more] = done.markdown.split(passage)
      const times = done.markdown === before ? 0 : more.length + 1
      if (times !== 1) return { ...done, unclear: [...done.unclear, { passage, times }] }
      const isLine = text === '' && before.endsWith('\n') && after.startsWith('\n')
      return { ...done, markdown: before + text + (isLine ? after.slice(1) : after) }
    },
    { markdown, unclear: [] },
  )
}
