import { RadioGroup } from '@view-site/ui/form'
import { useAtomValue } from '../common/useAtomValue.ts'
import { useLazyT } from '../common/useLazyT.ts'
import { Range } from '../settings/Range.tsx'
import * as styles from '../settings/SettingsDrawer.css.ts'
import type { Brand } from './Brand.ts'
import { densities } from './storedBrand.ts'

/** Group of the settings drawer with what users may choose of the theme. */
export function BrandSettings({ brand }: { brand: Brand }) {
  const t = useLazyT()
  const choice = useAtomValue(brand.choice)
  const { accent = defaultAccent(), radius = 6, density = 'normal' } = { ...brand.theme, ...choice }
  const offers = (part: Brand['allowed'][number]) => brand.allowed.includes(part)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('group_brand')}</legend>
      {offers('accent') && (
        <>
          <label className={styles.range}>
            <span className={styles.rangeLabel}>
              {t('brandAccent')} <output>{accent}</output>
            </span>
            <input
              type="color"
              aria-label={t('brandAccent')}
              className={styles.slider}
              value={accent}
              onChange={({ currentTarget }) => brand.set({ accent: currentTarget.value })}
            />
          </label>
          <Adjusted brand={brand} />
        </>
      )}
      {offers('radius') && <Range label={t('brandRadius')} field={radii} value={radius} onChange={(next) => brand.set({ radius: next })} />}
      {offers('density') && (
        <RadioGroup
          label={t('brandDensity')}
          options={densities.map((value) => ({ value, label: t(`brandDensity_${value}`) }))}
          value={density}
          onValueChange={(value) => {
            const next = densities.find((one) => one === value)
            if (next !== undefined) brand.set({ density: next })
          }}
        />
      )}
    </fieldset>
  )
}

const radii = { min: 0, max: 16, step: 1 }

/** Says which shades replace the chosen accent, because its contrast is too low. */
function Adjusted({ brand }: { brand: Brand }) {
  const t = useLazyT()
  const adjusted = useAtomValue(brand.adjusted)
  const shades = (theme: 'light' | 'dark') => [...new Set(adjusted.filter((one) => one.theme === theme).map(({ to }) => to))].join(', ')
  return (
    <output className={styles.hint}>
      {themes.map((theme) => shades(theme) !== '' && <div key={theme}>{t(`brandAdjusted_${theme}`, { colors: shades(theme) })}</div>)}
    </output>
  )
}

const themes = ['light', 'dark'] as const

/** The accent of the package, where the app has none. */
function defaultAccent(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--color-brand').trim()
}
