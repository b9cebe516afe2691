import { createHash } from 'node:crypto'

/** Directives of a policy and what each allows; an empty list is a directive that stands alone. */
export type PolicySources = Readonly<Record<string, readonly string[]>>

/** The text of a content security policy. */
export function contentSecurityPolicy(sources: PolicySources): string {
  return Object.entries(sources)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** The source by which a policy allows one inline script. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
