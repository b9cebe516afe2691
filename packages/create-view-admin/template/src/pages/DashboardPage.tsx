import { useT } from '@view-site/i18n'
import { PageHeader, PageSection, PageSections } from '@view-site/layout/page-kit'
import { Link } from '@view-site/ui'
import { plans } from '../api/Customer.ts'
import { MonthChart } from '../parts/MonthChart.tsx'
import { useOverview } from '../router/routeData.ts'
import { texts } from '../texts.ts'

/** Figures, a chart, and what is new. */
export function DashboardPage() {
  const t = useT(texts)
  const { total, byPlan, months, newest } = useOverview()
  return (
    <>
      <PageHeader title={t('dashboard.title')} />
      <dl className="figures card">
        <div>
          <dt>{t('dashboard.total')}</dt>
          <dd>{total}</dd>
        </div>
        {plans.map((plan) => (
          <div key={plan}>
            <dt>{t(`plan.${plan}`)}</dt>
            <dd>{byPlan[plan]}</dd>
          </div>
        ))}
      </dl>
      <PageSections fit>
        <PageSection title={t('dashboard.months')}>
          <MonthChart months={months} />
        </PageSection>
        <PageSection title={t('dashboard.newest')} footer={<Link to="/customers">{t('dashboard.all')}</Link>} flush>
          <ul className="entries">
            {newest.map(({ id, name, since }) => (
              <li key={id}>
                <Link to={`/customers/${id}`} variant="plain">
                  {name}
                  <time dateTime={since}>{since}</time>
                </Link>
              </li>
            ))}
          </ul>
        </PageSection>
      </PageSections>
    </>
  )
}
