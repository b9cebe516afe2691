import type { Status } from './darkTokens.ts'

interface StatusColors {
  base: readonly string[]
  hover: readonly string[]
  active: readonly string[]
  soft: readonly string[]
  softLine: readonly string[]
  ring: string
}

/** The variants of each status colour that the library's Less code computes. */
export const statusColors: Record<Status, StatusColors> = {
  primary: {
    base: ['#2d8cf0', '#2e8bf0', 'rgba(45,140,240,.9)'],
    hover: ['#57a3f3'],
    active: ['#2b85e4', 'rgba(40,123,211,.91)'],
    soft: ['#f0faff', '#ebf7ff', '#e1f0fe', '#d5e8fc', '#eaf4fe'],
    softLine: ['#abdcff', '#d4eeff'],
    ring: 'rgba(45,140,240,.2)',
  },
  success: {
    base: ['#19be6b', '#19bf6c'],
    hover: ['#47cb89'],
    active: ['#18b566'],
    soft: ['#edfff3'],
    softLine: ['#8ce6b0', '#bbf2cf'],
    ring: 'rgba(25,190,107,.2)',
  },
  warning: {
    base: ['#f90'],
    hover: ['#ffad33'],
    active: ['#f29100'],
    soft: ['#fff9e6'],
    softLine: ['#ffd77a', '#ffe7a3'],
    ring: 'rgba(255,153,0,.2)',
  },
  error: {
    base: ['#ed4014', '#ed3f13'],
    hover: ['#f16643', '#fa683c'],
    active: ['#e13d13', '#c72606'],
    soft: ['#ffefe6'],
    softLine: ['#ffb08f', '#ffcfb8'],
    ring: 'rgba(237,64,20,.2)',
  },
  info: { base: ['#2db7f5'], hover: ['#57c5f7'], active: ['#2baee9'], soft: [], softLine: [], ring: 'rgba(45,183,245,.2)' },
}
