/** Part of the settings drawer a field stands in. */
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
}

/** Declaration of a setting: drawer, persistence, checks and JSON copy follow from it. */
export type SettingField = ChoiceField<string> | SwitchField

/** Every layout setting, declared once. */
export const settingsSchema = {
  theme: choice('theme', ['light', 'dark', 'system'], 'system'),
  headerTheme: choice('theme', ['light', 'dark', 'primary'], 'light'),
  siderTheme: choice('theme', ['light', 'dark'], 'light'),

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
  showLogoutConfirm: toggle('header', true),

  siderFix: toggle('sider', true),
  menuAccordion: toggle('sider', true),
  menuCollapse: toggle('sider', false),
  showSiderCollapse: toggle('sider', true),
  showCollapseMenuTitle: toggle('sider', false),
  dynamicMenu: toggle('sider', false),

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
  readonly [K in SettingName]: Schema[K] extends ChoiceField<infer Value> ? Value : boolean
}

/** What is chosen away from the defaults. */
export type SettingsPatch = { -readonly [K in SettingName]?: LayoutSettings[K] }

function choice<const Value extends string>(group: SettingGroup, options: readonly Value[], value: NoInfer<Value>): ChoiceField<Value> {
  return { kind: 'choice', group, options, default: value }
}

function toggle(group: SettingGroup, value: boolean): SwitchField {
  return { kind: 'switch', group, default: value }
}
