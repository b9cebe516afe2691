import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { constants, latinSans } from './constants.ts'
import { vars } from './contract.css.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { media } from './media.ts'
import { darkOnDark, header, sider } from './scopes.ts'

const { color, elevation, header: headerVars, sider: siderVars, ...constantVars } = vars
const themed = { color, elevation }

createGlobalTheme(':root', constantVars, constants)
createGlobalTheme(':root', themed, light)
globalStyle(':root, [data-theme="light"]', { colorScheme: 'light' })

// Paper is light: no text colour for dark backgrounds.
globalStyle(':root[data-theme="dark"]', { '@media': { 'not print': { colorScheme: 'dark', vars: assignVars(themed, dark) } } })
// Without scripts nothing sets the attribute, so the system preference applies.
globalStyle(':root:not([data-theme])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { colorScheme: 'dark', vars: assignVars(themed, dark) } },
})

createGlobalTheme(':root, [data-header="light"]', headerVars, header.light)
createGlobalTheme('[data-header="dark"]', headerVars, header.dark)
createGlobalTheme('[data-header="primary"]', headerVars, header.primary)
createGlobalTheme(':root, [data-sider="light"]', siderVars, sider.light)
createGlobalTheme('[data-sider="dark"]', siderVars, sider.dark)
globalStyle('[data-theme="dark"] [data-header="dark"]', { vars: { [headerVars.bg]: darkOnDark.bg, [headerVars.line]: darkOnDark.line } })
globalStyle('[data-theme="dark"] [data-sider="dark"]', { vars: { [siderVars.bg]: darkOnDark.bg, [siderVars.line]: darkOnDark.line } })

// A Chinese font would render English quotes and dashes full-width, so English text uses a Latin font first.
globalStyle('[lang|="en"]', { vars: { [vars.font.sans]: latinSans }, fontFamily: vars.font.sans })

// The sheet, and popups that a demo opens outside it, keep light form controls and scrollbars.
globalStyle('[data-canvas]', { colorScheme: 'light' })

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
