import type { LicenseHolder } from '@view-site/contract'

/** What is wrong with a holder, by field, as the contract has it. */
export interface HolderProblems {
  name?: 'nameMissing' | 'nameLong'
  domain?: 'domainWrong'
}

const longestName = 120
const domainShape = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i

/** Checks who a licence is for before it is sent; the contract's schema is the judge, and a test holds the two together. */
export function checkHolder({ name, domain = '' }: Pick<LicenseHolder, 'name' | 'domain'>): HolderProblems {
  const length = name.trim().length
  return {
    ...(length === 0 && { name: 'nameMissing' as const }),
    ...(length > longestName && { name: 'nameLong' as const }),
    ...(domain !== '' && !domainShape.test(domain) && { domain: 'domainWrong' as const }),
  }
}
