import { Shell } from '@view-site/ui'
import type { FooterData, FooterGroup } from '../core/FooterData.ts'
import { FooterCopyright } from './FooterCopyright.tsx'
import * as styles from './Footer.css.ts'
import { useLayout } from '../common/LayoutContext.tsx'
import { MenuLink } from '../menu/MenuLink.tsx'
import { useAtomSelector } from '../common/useAtomValue.ts'

/** Links, the code to follow by, the company's notices, copyright. Nothing where the app has no footer. */
export function Footer() {
  const footer = useAtomSelector(useLayout().inputs, (given) => given.footer)
  if (!footer) return null
  return (
    <footer className={styles.footer}>
      <Shell>
        <div className={styles.grid}>
          {footer.groups.map((group) => (
            <Group key={group.title} group={group} />
          ))}
          {footer.follow && <Follow follow={footer.follow} />}
          {footer.notices && <Notices notices={footer.notices} />}
        </div>
        <FooterCopyright copyright={footer.copyright} note={footer.note} />
      </Shell>
    </footer>
  )
}

function Group({ group: { title, links } }: { group: FooterGroup }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink className={styles.link} href={link.href}>
              {link.title}
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Follow({ follow: { title, code, note } }: { follow: NonNullable<FooterData['follow']> }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.code}>{code}</div>
      {note !== undefined && <p className={styles.codeNote}>{note}</p>}
    </div>
  )
}

function Notices({ notices: { title, items } }: { notices: NonNullable<FooterData['notices']> }) {
  return (
    <div className={styles.notices}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {items.map((notice) => (
          <li key={notice.href} className={styles.notice}>
            <time className={styles.date} dateTime={notice.date}>
              {notice.date.slice(5, 10)}
            </time>
            <MenuLink className={styles.link} href={notice.href}>
              {notice.title}
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
