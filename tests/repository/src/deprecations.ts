/** The `@deprecated` tags of a source file that do not say since when, until when and what to use instead. */
export function unclearDeprecations(source: string): string[] {
  const tags = [...source.matchAll(/^[\s/]*\*+ *(@deprecated\b.*)$/gm)].map(([, tag = '']) => tag.replace(/\s*\*\/$/, ''))
  return tags.filter((tag) => !/^@deprecated since \d+\.\d+\.\d+, removed in \d+\.\d+\.\d+: \S.+\.$/.test(tag))
}
