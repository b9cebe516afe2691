import { createHash } from 'node:crypto'

/** Directives and their sources; an empty list is a directive without a value. */
export type PolicySources = Readonly<Record<string, readonly string[]>>

/** Serialises a content security policy. */
export function contentSecurityPolicy(sources: PolicySources): string {
  return Object.entries(sources)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** The hash source that allows one inline script. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
