import { brand } from '@view-site/site-data/brand'
import { company } from '@view-site/site-data/company'
import { links } from '@view-site/site-data/links'
import { notices } from '@view-site/site-data/notices'
import type { Locale } from '@view-site/i18n/product'
import type { FooterData } from '@view-site/layout'
import { env } from '../../env.ts'
import { followCodePath } from '../followCodePath.ts'
import { footerNote } from './footerNote.tsx'
import type { SiteT } from '../texts.ts'

/** The footer: links, how to follow us, and the company's notices. */
export function siteFooter(t: SiteT, locale: Locale): FooterData {
  return {
    groups: [
      {
        title: t('footer.resource'),
        links: [
          { title: t('footer.docs'), href: '/view-ui-plus/guide/introduce' },
          { title: t('footer.playground'), href: env.playground },
          { title: t('footer.npm'), href: links.npm },
        ],
      },
      {
        title: t('footer.community'),
        links: [
          { title: 'GitHub', href: links.library },
          { title: t('footer.forum'), href: links.forum },
          { title: t('footer.issues'), href: '/new-issue' },
        ],
      },
      {
        title: t('footer.help'),
        links: [
          { title: t('footer.price'), href: '/price' },
          { title: t('footer.terms'), href: '/terms' },
          { title: t('footer.privacy'), href: '/privacy' },
        ],
      },
    ],
    follow: {
      title: t('footer.follow'),
      code: <img src={followCodePath} alt={t('footer.followLabel')} width={96} height={96} loading="lazy" />,
      note: t('footer.followNote'),
    },
    notices: { title: t('footer.notices'), items: notices.map(({ title, date, href }) => ({ title: title[locale], date, href })) },
    copyright: brand.copyright,
    note: footerNote({ company, hours: brand.hours[locale], t, locale }),
  }
}
