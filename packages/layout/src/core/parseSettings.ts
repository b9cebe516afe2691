import { settingsSchema, type LayoutSettings, type SettingField, type SettingName, type SettingsPatch } from './settingsSchema.ts'

/** Default of every setting, with the app's own defaults over the package's. */
export function defaultSettings(own: SettingsPatch = {}): LayoutSettings {
  const defaults = Object.fromEntries(fields().map(([name, field]) => [name, field.default]))
  return { ...(defaults as LayoutSettings), ...cleanSettings(own) }
}

/** Reads stored settings. Never throws: what is damaged, unknown or of a wrong type is left out. */
export function parseSettings(stored: string | null): SettingsPatch {
  if (stored === null) return {}
  try {
    return cleanSettings(JSON.parse(stored))
  } catch {
    return {}
  }
}

/** Keeps of any value what the schema allows. */
export function cleanSettings(value: unknown): SettingsPatch {
  if (typeof value !== 'object' || value === null) return {}
  const given = new Map(Object.entries(value))
  return Object.fromEntries(
    fields()
      .map(([name, field]) => [name, field, given.get(name)] as const)
      .filter(([, field, own]) => allows(field, own))
      .map(([name, , own]) => [name, own]),
  )
}

function allows(field: SettingField, value: unknown): boolean {
  return field.kind === 'switch' ? typeof value === 'boolean' : field.options.some((option) => option === value)
}

function fields(): [SettingName, SettingField][] {
  return Object.entries(settingsSchema) as [SettingName, SettingField][]
}
