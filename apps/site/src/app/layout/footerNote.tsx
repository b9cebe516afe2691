import type { Locale } from '@view-site/i18n/product'
import type { Company } from '@view-site/site-data/company'
import { Link } from '@view-site/ui'
import type { ReactNode } from 'react'
import type { SiteT } from '../texts.ts'

/**
 * Where filings can be looked up. Article 13 of 《非经营性互联网信息服务备案管理办法》 (Ministry of Information Industry, order 33) requires
 * the link in the footer.
 */
const icpRegister = 'https://beian.miit.gov.cn/'

export interface FooterNoteOptions {
  company: Company | undefined
  hours: string
  t: SiteT
  locale: Locale
}

/** The end of the footer: the company, if it is set, with its registration number and filing, and the hours of support. */
export function footerNote({ company, hours, t, locale }: FooterNoteOptions): ReactNode {
  if (!company) return hours
  const { name, address, registration, icp } = company
  const facts = [name[locale], t('footer.registration', { number: registration }), address[locale]].join(' · ')
  return (
    <>
      {facts}
      {icp !== undefined && (
        <>
          {' · '}
          <Link to={icpRegister}>{icp}</Link>
        </>
      )}
      {` · ${hours}`}
    </>
  )
}
