import { useT } from '@view-site/i18n'
import { Access, usePageTitle } from '@view-site/layout'
import { PageHeader, PageSection } from '@view-site/layout/page-kit'
import { Tag } from '@view-site/ui'
import { useApp } from '../../AppContext.tsx'
import { useCustomer } from '../../router/routeData.ts'
import { texts } from '../../texts.ts'
import { CustomerForm } from './CustomerForm.tsx'
import { DeleteCustomer } from './DeleteCustomer.tsx'

/** One customer: its fields, editable with permission and read-only without. */
export function CustomerPage() {
  const t = useT(texts)
  const { api, router } = useApp()
  const customer = useCustomer()
  usePageTitle(customer.name)
  const facts = (
    <dl className="facts">
      <dt>{t('customer.email')}</dt>
      <dd>{customer.email}</dd>
      <dt>{t('customers.since')}</dt>
      <dd>{customer.since}</dd>
    </dl>
  )
  return (
    <>
      <PageHeader
        title={customer.name}
        tags={<Tag>{t(`plan.${customer.plan}`)}</Tag>}
        back={{ href: '/customers', label: t('customer.back') }}
        actions={
          <Access auth={['edit']}>
            <DeleteCustomer customer={customer} />
          </Access>
        }
      />
      <PageSection title={t('customer.details')}>
        <Access
          auth={['edit']}
          fallback={
            <>
              {facts}
              <p className="note">{t('customer.readOnly')}</p>
            </>
          }
        >
          <CustomerForm
            key={customer.id}
            fields={{ name: customer.name, email: customer.email, plan: customer.plan }}
            save={async (fields) => {
              await api.updateCustomer(customer.id, fields)
              await router.reload()
            }}
          />
        </Access>
      </PageSection>
    </>
  )
}
