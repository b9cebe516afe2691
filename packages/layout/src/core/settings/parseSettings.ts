import { isAllowed, type AllowedValues } from './isAllowed.ts'
import { settingsSchema, type LayoutSettings, type SettingField, type SettingsPatch } from './settingsSchema.ts'

const fields = Object.entries<SettingField>(settingsSchema)

/** Default of every setting, with the app's own defaults over the package's. */
export function defaultSettings(own: SettingsPatch = {}): LayoutSettings {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fields` are the fields of the schema, all of them
  const defaults = Object.fromEntries(fields.map(([name, field]) => [name, field.default])) as LayoutSettings
  return { ...defaults, ...cleanSettings(own) }
}

/** Reads stored settings. Never throws: damaged, unknown and mistyped ones are left out. */
export function parseSettings(stored: string | null): SettingsPatch {
  if (stored === null) return {}
  try {
    return cleanSettings(JSON.parse(stored))
  } catch {
    return {}
  }
}

/** Keeps the parts of any value that the schema allows. */
export function cleanSettings(value: unknown): SettingsPatch {
  if (typeof value !== 'object' || value === null) return {}
  const given = new Map(Object.entries(value))
  return Object.fromEntries(
    fields
      .map(([name, field]) => [name, field, given.get(name)] as const)
      .filter(([, field, own]) => isAllowed(allowedBy(field), own))
      .map(([name, , own]) => [name, own]),
  )
}

/** The values that a field may have. */
export function allowedBy(field: SettingField): AllowedValues {
  if (field.kind === 'number') return { min: field.min, max: field.max }
  return field.kind === 'choice' ? field.options : undefined
}
