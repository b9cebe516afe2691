import { useT } from '@view-site/i18n'
import { PageToolbar } from '@view-site/layout/page-kit'
import { SearchIcon } from '@view-site/ui'
import { Select, TextField } from '@view-site/ui/form'
import { useEffect, useState } from 'react'
import { isPlan, plans, type CustomerFilter } from '../../api/Customer.ts'
import { texts } from '../../texts.ts'

export interface CustomersToolbarProps {
  filter: CustomerFilter
  /** How many are found. */
  total: number
  onChange: (patch: CustomerFilter) => void
}

/** Pause in typing after which the list is searched, in ms. */
const pause = 250

/** The filters of the list. */
export function CustomersToolbar({ filter: { q = '', plan }, total, onChange }: CustomersToolbarProps) {
  const t = useT(texts)
  const [typed, setTyped] = useState(q)
  const [known, setKnown] = useState(q)
  if (q !== known) {
    setKnown(q)
    setTyped(q)
  }
  useEffect(() => {
    if (typed === known) return undefined
    const timer = setTimeout(() => onChange({ q: typed }), pause)
    return () => clearTimeout(timer)
  }, [typed, known, onChange])
  return (
    <PageToolbar label={t('customers.filter')} status={t('customers.found', { count: total })}>
      <TextField
        size="md"
        type="search"
        className="search-field"
        label={t('customers.search')}
        labelHidden
        placeholder={t('customers.search')}
        start={<SearchIcon />}
        value={typed}
        onValueChange={setTyped}
      />
      <Select
        size="md"
        className="plan-field"
        label={t('customer.plan')}
        labelHidden
        options={[{ value: '', label: t('customers.anyPlan') }, ...plans.map((value) => ({ value, label: t(`plan.${value}`) }))]}
        value={plan ?? ''}
        onValueChange={(value) => onChange({ plan: isPlan(value) ? value : undefined })}
      />
    </PageToolbar>
  )
}
