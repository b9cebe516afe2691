import { globalStyle } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'
import { rail } from './rail.ts'
import { base, groupTitle, railLabel, topGroup, topLink } from './Sider.css.ts'

// A rail with titles under its icons.
const titles = ':root[data-collapsed="titles"]'
globalStyle(titles, { vars: { [vars.size.siderCollapsed]: '72px' } })
rail(`${titles} nav ${topLink}, ${titles} nav ${topGroup} > ${groupTitle}`, {
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 0,
  padding: `${vars.space[1]} 0`,
})
const hung = `${titles} ${base} a:is(:hover, :focus-visible, :not(:hover)) > ${railLabel}`
rail(`${hung}, ${titles} nav ${topGroup} > summary > b`, {
  position: 'static',
  width: '100%',
  height: 'auto',
  padding: 0,
  margin: 0,
  overflow: 'hidden',
  background: 'none',
  color: 'inherit',
  boxShadow: 'none',
  clipPath: 'none',
  fontSize: vars.text[12],
  lineHeight: '16px',
  textAlign: 'center',
  textOverflow: 'ellipsis',
})
rail(`${titles} nav [data-initial]::before`, { content: 'none' })
rail(`${titles} nav ${topGroup} > ${groupTitle}::after`, { display: 'none' })
