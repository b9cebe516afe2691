import type { Order } from '@view-site/contract'
import { formatMoney, useLocale, useT } from '@view-site/i18n'
import { Button, useMessages } from '@view-site/ui'
import { TextField } from '@view-site/ui/form'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { readFailure } from '../../common/failures/readFailure.ts'
import { useFailureText } from '../../common/failures/useFailureText.ts'
import { useSubmit } from '../../common/parts/useSubmit.ts'
import { useStoreServices } from '../../common/services/useStoreServices.ts'
import type { CouponProps } from './Coupon.tsx'
import { toggle as toggleStyle } from './Coupon.css.ts'
import * as styles from './CouponForm.css.ts'
import { couponMessages } from './couponMessages.ts'

/** Applies a coupon to an unpaid order, or removes the one it has. What it takes off is the server's answer. */
export function CouponForm({ order: { order_no, coupon }, onChanged }: CouponProps): ReactNode {
  const t = useT(couponMessages)
  const textOf = useFailureText()
  const announce = useAnnounce()
  const { api } = useStoreServices()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const change = useSubmit<string | undefined, Order>({
    mutationFn: (next) => api.call('pro/order/coupon', { order_no, ...(next !== undefined && { coupon: next }) }, { silent: true }),
    onSuccess(order) {
      announce(order)
      onChanged()
    },
    onError: () => input.current?.focus(),
  })

  useEffect(() => input.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const typed = code.trim()
    setMissing(typed === '')
    if (typed === '') input.current?.focus()
    else change.submit(typed)
  }

  const problem = isMissing ? t('missing') : change.error && textOf(readFailure(change.error))
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextField
        ref={input}
        className={styles.field}
        label={t('label')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        onValueChange={setCode}
        error={problem ?? undefined}
        end={
          <Button type="submit" variant="quiet" className={styles.apply} loading={change.busy}>
            {t('apply')}
          </Button>
        }
      />
      {coupon !== undefined && (
        <Button variant="quiet" className={toggleStyle} disabled={change.busy} onClick={() => change.submit(undefined)}>
          {t('remove', { code: coupon })}
        </Button>
      )}
    </form>
  )
}

function useAnnounce() {
  const t = useT(couponMessages)
  const locale = useLocale()
  const messages = useMessages()
  return ({ coupon, amount_coupon = 0, currency }: Order) => {
    const amount = formatMoney(amount_coupon, currency, locale, { cents: true })
    messages.message({ type: 'success', text: coupon === undefined ? t('removed') : t('applied', { code: coupon, amount }) })
  }
}
