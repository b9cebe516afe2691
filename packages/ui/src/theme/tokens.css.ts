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

// Paper is light: no ink for a dark ground.
globalStyle(':root[data-theme="dark"]', { '@media': { 'not print': { colorScheme: 'dark', vars: assignVars(themed, dark) } } })
// Without script nothing sets the attribute: the system's choice still holds.
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

// A Chinese face would set English quotes and dashes full-width: English text asks for a Latin face first.
globalStyle('[lang|="en"]', { vars: { [vars.font.sans]: latinSans }, fontFamily: vars.font.sans })

// What stands on the sheet, and what a demo opens elsewhere, keeps light form controls and scrollbars.
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
