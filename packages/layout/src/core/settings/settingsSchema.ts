import { themeChoices } from './themeChoices.ts'

/** Part of the settings drawer that shows a field. */
export type SettingGroup = 'theme' | 'header' | 'sider' | 'tabs'

/** A setting with a few named values. */
export interface ChoiceField<Value extends string> {
  readonly kind: 'choice'
  readonly group: SettingGroup
  readonly options: readonly Value[]
  readonly default: Value
}

/** A setting that is on or off. */
export interface SwitchField {
  readonly kind: 'switch'
  readonly group: SettingGroup
  readonly default: boolean
  /** Whether the app alone decides: the drawer does not show it. @default false */
  readonly appOnly?: boolean
}

/** A setting that is a number of px. */
export interface NumberField {
  readonly kind: 'number'
  readonly group: SettingGroup
  readonly min: number
  readonly max: number
  readonly step: number
  readonly default: number
}

/** Declaration of a setting: drawer, persistence, checks and JSON copy follow from it. */
export type SettingField = ChoiceField<string> | SwitchField | NumberField

/** Every layout setting, declared once. */
export const settingsSchema = {
  theme: choice('theme', themeChoices, 'system'),
  headerTheme: choice('theme', ['light', 'dark', 'primary'], 'light'),
  siderTheme: choice('theme', ['light', 'dark'], 'light'),
  direction: choice('theme', ['auto', 'ltr', 'rtl'], 'auto'),

  headerFix: toggle('header', true),
  headerStick: toggle('header', true),
  headerHide: toggle('header', false),
  headerMenu: toggle('header', true),
  showBreadcrumb: toggle('header', true),
  showBreadcrumbIcon: toggle('header', false),
  showReload: toggle('header', false),
  showSearch: toggle('header', true),
  showFullscreen: toggle('header', false),
  showNotice: toggle('header', false),
  showLog: toggle('header', false),
  showI18n: toggle('header', true),
  showGithub: toggle('header', true),
  showSettings: appOnly('header', true),
  showLogoutConfirm: toggle('header', true),

  siderMode: choice('sider', ['single', 'double', 'overlay'], 'single'),
  siderFix: toggle('sider', true),
  menuAccordion: toggle('sider', true),
  menuCollapse: toggle('sider', false),
  showSiderCollapse: toggle('sider', true),
  showCollapseMenuTitle: toggle('sider', false),
  siderResize: toggle('sider', false),
  siderWidth: { kind: 'number', group: 'sider', min: 160, max: 400, step: 8, default: 200 },
  dynamicMenu: appOnly('sider', false),

  tabs: toggle('tabs', false),
  tabsFix: toggle('tabs', true),
  tabsReload: toggle('tabs', false),
  tabsOrder: toggle('tabs', true),
  showTabsIcon: toggle('tabs', false),
} satisfies Record<string, SettingField>

type Schema = typeof settingsSchema

/** Name of a layout setting. */
export type SettingName = keyof Schema

/** Values of all layout settings. */
export type LayoutSettings = {
  readonly [K in SettingName]: Schema[K] extends ChoiceField<infer Value> ? Value : Schema[K] extends NumberField ? number : boolean
}

/** Settings that differ from the defaults. */
export type SettingsPatch = { -readonly [K in SettingName]?: LayoutSettings[K] }

function choice<const Value extends string>(group: SettingGroup, options: readonly Value[], value: NoInfer<Value>): ChoiceField<Value> {
  return { kind: 'choice', group, options, default: value }
}

function toggle(group: SettingGroup, value: boolean): SwitchField {
  return { kind: 'switch', group, default: value }
}

function appOnly(group: SettingGroup, value: boolean): SwitchField {
  return { kind: 'switch', group, default: value, appOnly: true }
}
