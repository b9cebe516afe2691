import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { constants, latinSans } from './constants.ts'
import { vars } from './contract.css.ts'
import { dark } from './dark.ts'
import { headerAttribute, siderAttribute, themeAttribute } from './documentNames.ts'
import { light } from './light.ts'
import { media } from './media.ts'
import { darkOnDark, header, sider } from './scopes.ts'

const { color, elevation, sheet, header: headerVars, sider: siderVars, ...constantVars } = vars
const themed = { color, elevation, sheet }

createGlobalTheme(':root', constantVars, constants)
createGlobalTheme(':root', themed, light)
globalStyle(`:root, [${themeAttribute}="light"]`, { colorScheme: 'light' })

// Prints use the light theme.
globalStyle(`:root[${themeAttribute}="dark"]`, { '@media': { 'not print': { colorScheme: 'dark', vars: assignVars(themed, dark) } } })
// Without scripts nothing sets the attribute, so the system preference applies.
globalStyle(`:root:not([${themeAttribute}])`, {
  '@media': { 'screen and (prefers-color-scheme: dark)': { colorScheme: 'dark', vars: assignVars(themed, dark) } },
})

createGlobalTheme(`:root, [${headerAttribute}="light"]`, headerVars, header.light)
createGlobalTheme(`[${headerAttribute}="dark"]`, headerVars, header.dark)
createGlobalTheme(`[${headerAttribute}="primary"]`, headerVars, header.primary)
createGlobalTheme(`:root, [${siderAttribute}="light"]`, siderVars, sider.light)
createGlobalTheme(`[${siderAttribute}="dark"]`, siderVars, sider.dark)
globalStyle(`[${themeAttribute}="dark"] [${headerAttribute}="dark"]`, {
  vars: { [headerVars.bg]: darkOnDark.bg, [headerVars.line]: darkOnDark.line },
})
globalStyle(`[${themeAttribute}="dark"] [${siderAttribute}="dark"]`, {
  vars: { [siderVars.bg]: darkOnDark.bg, [siderVars.line]: darkOnDark.line },
})

// A Chinese font would render English quotes and dashes full-width, so English text uses a Latin font first. Where none of them is installed,
// as on many Linux systems, Noto Sans CJK has both widths.
globalStyle('[lang|="en"]', { vars: { [vars.font.sans]: latinSans }, fontFamily: vars.font.sans, fontFeatureSettings: '"pwid"' })

globalStyle(':root', {
  '@media': {
    [media.touch]: { vars: { [vars.size.control]: '44px' } },
    [media.mobile]: {
      vars: {
        [vars.text[56]]: '36px',
        [vars.leading[56]]: '46px',
        [vars.text[36]]: '28px',
        [vars.leading[36]]: '38px',
        [vars.text[30]]: '26px',
        [vars.leading[30]]: '36px',
        [vars.size.tabs]: '52px',
      },
    },
  },
})
