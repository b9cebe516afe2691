const parts = ['Before you update', 'Changes', 'Stored data', 'Check']

/** Whether a changeset releases a major version, or says that it breaks something. */
export function isBreaking(changeset: string): boolean {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(changeset) ?? []
  return /: *['"]?major['"]?$/m.test(head) || /\bbreaking\b/i.test(text)
}

/** The migration guides that a changeset links to, as paths from the root of the repository. */
export function guidesOf(changeset: string): string[] {
  return [...changeset.matchAll(/\bdocs\/migrations\/[\w.-]+\.md\b/g)].map(([path]) => path)
}

/** The parts of the template that a migration guide lacks. */
export function missingParts(guide: string): string[] {
  const headings = new Set([...guide.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading))
  return parts.filter((part) => !headings.has(part))
}
