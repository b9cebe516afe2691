import { useT } from '@view-site/i18n'
import type { ReactNode } from 'react'
import { payDevice } from './session/payDevice.ts'
import { payMethodsOf, type CardPlace, type PayMethod } from './session/payMethods.ts'
import { payMessages } from './payMessages.ts'
import * as styles from './MethodSwitch.css.ts'

export interface MethodSwitchProps {
  method: PayMethod
  /** Where cards are offered. @default not at all */
  cards?: CardPlace | undefined
  disabled: boolean
  onChoose: (method: PayMethod) => void
}

/** Switches the payment method; order and amount stay the same. */
export function MethodSwitch({ method, cards, disabled, onChoose }: MethodSwitchProps): ReactNode {
  const t = useT(payMessages)
  return (
    <fieldset className={styles.methods} aria-label={t('methods.label')}>
      {payMethodsOf(payDevice(), cards).map((name) => (
        <button
          key={name}
          type="button"
          className={styles.method}
          aria-pressed={name === method}
          disabled={disabled}
          onClick={() => onChoose(name)}
        >
          <span className={styles.dots[name]} />
          {t(`methods.${name}`)}
        </button>
      ))}
    </fieldset>
  )
}
