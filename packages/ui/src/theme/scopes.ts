import { vars } from './contract.css.ts'
import { primaryHeader } from './primaryHeader.ts'

/** Values of the header's own token group, by its attribute. */
export const header = {
  light: {
    bg: vars.color.bg.page,
    line: vars.color.line.base,
    text: { base: vars.color.text.base, muted: vars.color.text.muted },
    hover: vars.color.bg.hover,
    current: vars.color.accent.text,
    field: vars.color.bg.sunken,
    focus: vars.color.focus,
  },
  dark: {
    bg: '#161d29',
    line: '#161d29',
    text: { base: '#f2f5f9', muted: '#aab6c8' },
    hover: '#232c3b',
    current: '#ffffff',
    field: '#222b39',
    focus: '#6fb3f8',
  },
  primary: primaryHeader,
}

/** Values of the sider's own token group, by its attribute. */
export const sider = {
  light: {
    bg: vars.color.bg.page,
    line: vars.color.line.base,
    text: { base: vars.color.text.muted, strong: vars.color.text.base, subtle: vars.color.text.subtle },
    hover: vars.color.bg.hover,
    current: { bg: vars.color.accent.soft, text: vars.color.accent.text },
  },
  dark: {
    bg: '#161d29',
    line: '#161d29',
    text: { base: '#aab6c8', strong: '#f2f5f9', subtle: '#8793a5' },
    hover: '#202937',
    current: { bg: '#1f74d6', text: '#ffffff' },
  },
}

/** Background of a dark header or sider when the page is dark too. */
export const darkOnDark = { bg: '#0e1218', line: vars.color.line.base }
