import { settingsSchema, type SettingField, type SettingGroup, type SettingName } from '../core/settings/settingsSchema.ts'

const groups: readonly SettingGroup[] = ['theme', 'header', 'sider', 'tabs']

/** What the drawer shows, in the order of the schema: every setting that is not the app's alone. */
export function settingsByGroup(): { group: SettingGroup; names: SettingName[] }[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the schema are the names of the settings
  const fields = Object.entries(settingsSchema) as [SettingName, SettingField][]
  return groups.map((group) => ({
    group,
    names: fields.filter(([, field]) => field.group === group && !(field.kind === 'switch' && field.appOnly)).map(([name]) => name),
  }))
}
