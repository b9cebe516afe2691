import type { Localized } from '@view-site/contract'

// Owner data: who runs the site. The footer and the terms of purchase name the company once it is set here.

/** The company that runs the site and sells on it. */
export interface Company {
  /** Registered name. */
  name: Localized
  /** Registered address. */
  address: Localized
  /** Unified social credit code (统一社会信用代码), in other countries the registration number. */
  registration: string
  /** Number of the ICP filing, such as 京ICP备12345678号. Sites hosted in mainland China must show it in the footer. */
  icp?: string
  /** Phone number of customer service. */
  phone?: string
}

/** The company; undefined until the owner sets it. */
export const company: Company | undefined = undefined
