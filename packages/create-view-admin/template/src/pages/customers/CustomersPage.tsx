import { useT } from '@view-site/i18n'
import { Access } from '@view-site/layout'
import { PageHeader } from '@view-site/layout/page-kit'
import { button, Button, EmptyState, Link, Tag } from '@view-site/ui'
import type { CustomerFilter } from '../../api/Customer.ts'
import { DataTable } from '../../parts/DataTable.tsx'
import { useChangeFilter, useCustomers, useFilter } from '../../router/routeData.ts'
import { texts } from '../../texts.ts'
import { CustomersToolbar } from './CustomersToolbar.tsx'
import { Pager } from './Pager.tsx'
import { parseFilter } from './parseFilter.ts'

/** The list of customers: its filter and page are in the URL, so that the view can be shared. */
export function CustomersPage() {
  const t = useT(texts)
  const filter = useFilter()
  const { rows, total, page, pages } = useCustomers()
  const changeFilter = useChangeFilter()
  const change = (patch: CustomerFilter) => changeFilter(parseFilter({ ...filter, page: undefined, ...patch }))
  return (
    <>
      <PageHeader title={t('customers.title')} actions={<NewCustomerLink />} />
      <div className="card">
        <CustomersToolbar filter={filter} total={total} onChange={change} />
        {rows.length === 0 ? (
          <EmptyState
            title={t('customers.empty')}
            action={<Button onClick={() => change({ q: undefined, plan: undefined })}>{t('customers.clear')}</Button>}
          >
            {t('customers.emptyText')}
          </EmptyState>
        ) : (
          <DataTable
            label={t('customers.title')}
            columns={[t('customer.name'), t('customer.email'), t('customer.plan'), t('customers.since')]}
          >
            {rows.map((customer) => (
              <tr key={customer.id}>
                <th scope="row">
                  <Link to={`/customers/${customer.id}`} className="row-link">
                    {customer.name}
                  </Link>
                </th>
                <td>{customer.email}</td>
                <td>
                  <Tag tone={customer.plan === 'business' ? 'accent' : 'neutral'}>{t(`plan.${customer.plan}`)}</Tag>
                </td>
                <td>
                  <time dateTime={customer.since}>{customer.since}</time>
                </td>
              </tr>
            ))}
          </DataTable>
        )}
        {pages > 1 && <Pager page={page} pages={pages} onChange={(next) => change({ page: next })} />}
      </div>
    </>
  )
}

function NewCustomerLink() {
  const t = useT(texts)
  return (
    <Access auth={['edit']}>
      <Link to="/customers/new" variant="plain" className={button({ variant: 'primary' })}>
        {t('customer.new')}
      </Link>
    </Access>
  )
}
