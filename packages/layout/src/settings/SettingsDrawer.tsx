import { browserStorage, pageStorage } from '@view-site/platform'
import { Button, CopyButton } from '@view-site/ui'
import { RadioGroup, Switch } from '@view-site/ui/form'
import { Drawer } from '@view-site/ui/overlay'
import {
  settingsSchema,
  type ChoiceField,
  type LayoutSettings,
  type SettingField,
  type SettingName,
  type SettingsPatch,
} from '../core/settings/settingsSchema.ts'
import { useLayoutBase } from '../common/LayoutContext.tsx'
import type { LayoutBase } from '../core/createLayoutBase.ts'
import { useAtomSelector, useAtomValue } from '../common/useAtomValue.ts'
import { useLazyT } from '../common/useLazyT.ts'
import { useT } from '../common/useT.ts'
import { BrandSettings } from '../brand/BrandSettings.tsx'
import { brandOf } from '../brand/brandOf.ts'
import { offersSiderModes } from '../sider/modes/offeredSiderModes.ts'
import { Range } from './Range.tsx'
import { settingsByGroup } from './settingsByGroup.ts'
import * as styles from './SettingsDrawer.css.ts'

export interface SettingsDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Every setting of the schema, applied at once. */
export default function SettingsDrawer({ open, onOpenChange }: SettingsDrawerProps) {
  const t = useLazyT()
  const layout = useLayoutBase()
  const brand = brandOf(layout)
  const isOffered = (name: SettingName) => name !== 'siderMode' || offersSiderModes(layout)
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={useT()('settings')} closeLabel={t('closeSettings')} footer={<Actions />}>
      {settingsByGroup().map(({ group, names }) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.legend}>{t(`group_${group}`)}</legend>
          {names.filter(isOffered).map((name) => (
            <Setting key={name} name={name} onChange={(value) => layout.settings.set(patchOf(name, value))} />
          ))}
        </fieldset>
      ))}
      {brand && <BrandSettings brand={brand} />}
    </Drawer>
  )
}

/**
 * Whether the settings outlast the page: they do not where the browser blocks its storage, or where that is full. Another instance of the
 * storage does not have what the first one only keeps in memory.
 */
function outlastsPage({ storage, storageKey }: Pick<LayoutBase, 'storage' | 'storageKey'>): boolean {
  return storage !== pageStorage || browserStorage().getItem(storageKey) === storage.getItem(storageKey)
}

/** A sider over the page is collapsed, or it would be next to the page as before. */
function patchOf(name: SettingName, value: LayoutSettings[SettingName]): SettingsPatch {
  return value === 'overlay' ? { [name]: value, menuCollapse: true } : { [name]: value }
}

interface SettingProps {
  name: SettingName
  onChange: (value: LayoutSettings[SettingName]) => void
}

function Setting({ name, onChange }: SettingProps) {
  const t = useLazyT()
  const value = useAtomSelector(useLayoutBase().settings.atom, (all) => all[name])
  const field: SettingField = settingsSchema[name]
  const label = t(`setting_${name}`)
  if (field.kind === 'switch') return <Switch layout="setting" label={label} checked={value === true} onCheckedChange={onChange} />
  if (field.kind === 'number') return <Range label={label} field={field} value={Number(value)} onChange={onChange} />
  return <Choice name={name} label={label} field={field} value={String(value)} onChange={onChange} />
}

interface ChoiceProps extends SettingProps {
  label: string
  field: ChoiceField<string>
  value: string
}

function Choice({ name, label, field, value, onChange }: ChoiceProps) {
  const t = useLazyT()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the texts have a key for every option of the schema; a test walks them all
  const options = field.options.map((option) => ({ value: option, label: t(`option_${name}_${option}` as 'option_theme_light') }))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one of the schema's own options
  return <RadioGroup label={label} options={options} value={value} onValueChange={(next) => onChange(next as LayoutSettings['theme'])} />
}

function Actions() {
  const t = useLazyT()
  const layout = useLayoutBase()
  const { settings } = layout
  // They are stored when they change.
  useAtomValue(settings.atom)
  function reset() {
    settings.reset()
    brandOf(layout)?.reset()
  }
  return (
    <div className={styles.actions}>
      <output className={styles.hint}>{t(outlastsPage(layout) ? 'settingsHint' : 'settingsNotKept')}</output>
      <CopyButton
        getText={() => settings.copy()}
        label={t('copySettings')}
        copiedLabel={t('copiedSettings')}
        failedLabel={t('copyFailed')}
      />
      <Button variant="quiet" onClick={reset}>
        {t('resetSettings')}
      </Button>
    </div>
  )
}
