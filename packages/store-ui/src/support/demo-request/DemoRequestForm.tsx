import { companySizes, demoProducts, scenes, type DemoProduct } from '@view-site/contract/constants'
import { useT } from '@view-site/i18n'
import { Button } from '@view-site/ui'
import { Select, TextField } from '@view-site/ui/form'
import { useId, type FormEvent, type ReactNode } from 'react'
import { demoRequestFaults, type DemoRequestValues } from './demoRequest.ts'
import { demoRequestMessages } from './demoRequestMessages.ts'
import * as styles from './DemoRequestForm.css.ts'
import { TextArea } from './TextArea.tsx'
import { keepFocus } from '../../common/parts/keepFocus.ts'
import { useDemoRequestForm } from './useDemoRequestForm.ts'

export interface DemoRequestFormProps {
  products: readonly DemoProduct[]
  busy: boolean
  onSubmit: (values: DemoRequestValues) => void
}

/** The fields of the request: text is validated on blur, choices on change, everything on submit. */
export function DemoRequestForm({ products, busy, onSubmit }: DemoRequestFormProps): ReactNode {
  const t = useT(demoRequestMessages)
  const id = useId()
  const { values, text, choose, problemOf, touchAll } = useDemoRequestForm(products)
  const shared = (field: keyof DemoRequestValues) => ({
    id: `${id}${field}`,
    name: field,
    label: t(`label.${field}`),
    error: problemOf(field),
    required: true,
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    touchAll()
    const [first] = demoRequestFaults(values)
    if (first) document.getElementById(`${id}${first}`)?.focus()
    else onSubmit(values)
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextField {...shared('name')} {...text('name')} autoComplete="name" />
      <TextField
        {...shared('phone_number')}
        {...text('phone_number')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        hint={t('hint.phone_number')}
      />
      <Select
        {...shared('product_names')}
        value={values.product_names}
        onValueChange={(chosen) =>
          choose(
            'product_names',
            demoProducts.filter((product) => chosen.includes(product)),
          )
        }
        multiple
        placeholder={t('placeholder')}
        options={demoProducts.map((value) => ({ value, label: value }))}
        hint={t('hint.product_names')}
      />
      <TextField {...shared('company_name')} {...text('company_name')} autoComplete="organization" />
      <Select
        {...shared('people')}
        value={values.people || null}
        onValueChange={(chosen) => choose('people', companySizes.find((size) => size === chosen) ?? '')}
        placeholder={t('placeholder')}
        options={companySizes.map((value) => ({ value, label: t(`people.${value}`) }))}
      />
      <Select
        {...shared('scenes')}
        value={values.scenes}
        onValueChange={(chosen) =>
          choose(
            'scenes',
            scenes.filter((scene) => chosen.includes(scene)),
          )
        }
        multiple
        placeholder={t('placeholder')}
        options={scenes.map((value) => ({ value, label: t(`scenes.${value}`) }))}
        hint={t('hint.scenes')}
      />
      <TextArea {...shared('question')} {...text('question')} />
      <Button type="submit" variant="primary" size="lg" block loading={busy} onMouseDown={keepFocus}>
        {t('submit')}
      </Button>
    </form>
  )
}
