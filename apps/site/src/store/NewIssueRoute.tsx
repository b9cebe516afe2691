import { getRouteApi } from '@tanstack/react-router'
import { links } from '@view-site/site-data/links'
import { localeOfPath } from '@view-site/i18n/product'
import { IssuePage } from '@view-site/store-ui/issue'
import { env } from '../env.ts'
import { useHydrated } from '../pages/useHydrated.ts'

const route = getRouteApi('/new-issue')

/** The issue form, with the page that the visitor reports a problem of. */
export function NewIssueRoute() {
  const { page, version } = route.useSearch()
  // The prerendered page has an empty form.
  const isFilled = useHydrated() && page !== undefined
  const initial = isFilled ? { reproduction: env.origin + page, environment: localeOfPath(page), version: version ?? '' } : {}
  return <IssuePage key={String(isFilled)} tracker={`${links.libraryIssues}/new`} forum={links.forum} initial={initial} />
}
