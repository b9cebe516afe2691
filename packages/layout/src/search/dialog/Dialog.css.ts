import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const dialog = style({
  width: '100%',
  maxWidth: 640,
  maxHeight: 'min(600px, 84vh)',
  marginBlock: '8vh auto',
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[3],
  background: vars.color.bg.raised,
  boxShadow: vars.elevation[2],
  color: vars.color.text.base,
  outline: 0,
  selectors: {
    '&[open]': { display: 'flex' },
    '&::backdrop': { background: vars.color.bg.scrim },
  },
  '@media': {
    [media.mobile]: {
      width: '100%',
      maxWidth: 'none',
      height: '100dvh',
      maxHeight: 'none',
      marginBlock: 0,
      border: 0,
      borderRadius: 0,
    },
  },
})

// Where the dialog is the whole screen, nothing behind it may move.
globalStyle(`:root:has(${dialog}[open])`, { '@media': { [media.mobile]: { overflow: 'hidden' } } })

export const surface = style({ display: 'flex', flex: 1, flexDirection: 'column', minWidth: 0 })

export const field = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[3],
  height: 56,
  paddingInline: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.line.base}`,
  '@media': { [media.mobile]: { paddingInline: `${vars.space[4]} ${vars.space[2]}` } },
})

export const fieldIcon = style({ width: 20, height: 20, color: vars.color.text.subtle })

export const input = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: vars.text[16],
  outline: 0,
  selectors: {
    '&::placeholder': { color: vars.color.text.subtle },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const escape = style({ flex: 'none', '@media': { [media.touch]: { display: 'none' } } })

export const cancel = style({
  display: 'none',
  flex: 'none',
  minWidth: vars.size.control,
  height: vars.size.control,
  padding: `0 ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  color: vars.color.accent.text,
  fontSize: vars.text[14],
  '@media': { [media.touch]: { display: 'block' } },
})
