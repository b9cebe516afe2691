import type { SettingsPatch } from '@view-site/layout'

export const settings: SettingsPatch = { tabs: true }
