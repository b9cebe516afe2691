import { vars } from './contract.css.ts'
import { demoThemeAttribute, themeAttribute } from './documentNames.ts'
import { light } from './light.ts'

const { sheet } = vars

/** Styles of sheets in a dark page whose demos are light: their dark theme has not loaded. */
export const lightSheet = {
  /** Matches the root of such a page. */
  page: `:root[${themeAttribute}="dark"][${demoThemeAttribute}="light"]`,
  vars: {
    [sheet.bg]: light.sheet.bg,
    [sheet.grid]: light.sheet.grid,
    [sheet.line]: light.sheet.line,
    [sheet.text]: light.sheet.text,
    [sheet.mark.text]: light.sheet.mark.text,
  },
}
