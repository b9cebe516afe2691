import { useT } from '@view-site/i18n'
import { button, Link } from '@view-site/ui'
import { texts } from '../../texts.ts'
import { LabCard } from './LabCard.tsx'

const redirectToAssets = `/redirect/${encodeURIComponent(JSON.stringify({ path: '/assets', query: { status: 'repair' } }))}`

/** Links to pages with special behaviour. */
export function PagesCard() {
  const t = useT(texts)
  const links = [
    ['/lab/slow', t('lab.slow')],
    ['/refresh', t('lab.refresh')],
    [redirectToAssets, t('lab.redirect')],
    ['/nowhere', t('lab.missing')],
  ] as const
  return (
    <LabCard title={t('lab.pages')} text={t('lab.pagesText')}>
      {links.map(([to, text]) => (
        <Link key={to} to={to} variant="plain" className={button()}>
          {text}
        </Link>
      ))}
    </LabCard>
  )
}
