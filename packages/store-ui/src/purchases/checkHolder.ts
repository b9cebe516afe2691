import type { LicenseHolder } from '@view-site/contract'

/** The errors of a licence holder by field, by the contract's rules. */
export interface HolderProblems {
  name?: 'nameMissing' | 'nameLong'
  domain?: 'domainWrong'
}

const longestName = 120
const domainShape = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i

/** Checks a licence holder before it is sent. The contract's schema decides; a test keeps the two in step. */
export function checkHolder({ name, domain = '' }: Pick<LicenseHolder, 'name' | 'domain'>): HolderProblems {
  const length = name.trim().length
  return {
    ...(length === 0 && { name: 'nameMissing' as const }),
    ...(length > longestName && { name: 'nameLong' as const }),
    ...(domain !== '' && !domainShape.test(domain) && { domain: 'domainWrong' as const }),
  }
}
