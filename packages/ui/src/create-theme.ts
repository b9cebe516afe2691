export { createTheme, type CreatedTheme, type CreateThemeOptions } from './create-theme/createTheme.ts'
export type { BrandColors, ThemeAdjustment } from './create-theme/brandColors.ts'
export type { Density } from './create-theme/themeCss.ts'
