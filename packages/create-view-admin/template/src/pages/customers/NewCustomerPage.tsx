import { useT } from '@view-site/i18n'
import { PageHeader, PageSection } from '@view-site/layout/page-kit'
import { useState } from 'react'
import { useApp } from '../../AppContext.tsx'
import { texts } from '../../texts.ts'
import { CustomerForm } from './CustomerForm.tsx'

const empty = { name: '', email: '', plan: 'free' } as const

/** Creates a customer; the next one can be typed at once. */
export function NewCustomerPage() {
  const t = useT(texts)
  const { api } = useApp()
  const [created, setCreated] = useState(0)
  return (
    <>
      <PageHeader title={t('customer.new')} back={{ href: '/customers', label: t('customer.back') }} />
      <PageSection title={t('customer.details')}>
        <CustomerForm
          key={created}
          fields={empty}
          save={async (fields) => {
            await api.createCustomer(fields)
            setCreated(created + 1)
          }}
        />
      </PageSection>
    </>
  )
}
