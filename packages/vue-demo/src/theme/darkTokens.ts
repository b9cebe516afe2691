/** A CSS variable of the dark theme. */
export interface DarkToken {
  /** Name of the variable, with its dashes. */
  name: string
  /** Its value: a colour, or a mixture of other tokens. */
  value: string
  /** `base` are the values to change; `derived` follow from them. */
  kind: 'base' | 'derived'
}

const statuses = ['primary', 'success', 'warning', 'error', 'info'] as const

/** A status colour of the library. */
export type Status = (typeof statuses)[number]

const neutral = {
  '--ivu-surface': '#1c1e23',
  '--ivu-surface-raised': '#25282e',
  '--ivu-surface-subtle': '#22252b',
  '--ivu-surface-hover': '#2d3037',
  '--ivu-surface-strong': '#6e737e',
  '--ivu-inverse': '#32363f',
  '--ivu-inverse-active': '#23262d',
  '--ivu-text-strong': '#f0f1f4',
  '--ivu-text': '#cdd1d9',
  '--ivu-text-muted': '#a9aeb9',
  '--ivu-text-disabled': '#6c717c',
  '--ivu-line': '#7b808b',
  '--ivu-line-soft': '#3a3e47',
}

/** Text and lines on a dark surface (light), and surfaces below white text (dark). */
const colors: Record<Status, { text: string; fill: string }> = {
  primary: { text: '#6cb2ff', fill: '#1f73d5' },
  success: { text: '#3ecf8e', fill: '#12854e' },
  warning: { text: '#ffb347', fill: '#af6000' },
  error: { text: '#ff8a70', fill: '#d33d1f' },
  info: { text: '#5ac8fa', fill: '#0b7caa' },
}

/** The values of a status that are mixed from its two base colours. */
const derived = {
  hover: (name: string) => `color-mix(in srgb, var(--ivu-${name}) 80%, #fff)`,
  'fill-hover': (name: string) => `color-mix(in srgb, var(--ivu-${name}-fill) 92%, #000)`,
  'fill-active': (name: string) => `color-mix(in srgb, var(--ivu-${name}-fill) 84%, #000)`,
  soft: (name: string) => `color-mix(in srgb, var(--ivu-${name}-fill) 28%, var(--ivu-surface))`,
  'soft-line': (name: string) => `color-mix(in srgb, var(--ivu-${name}-fill) 70%, var(--ivu-surface))`,
  ring: (name: string) => `color-mix(in srgb, var(--ivu-${name}) 45%, transparent)`,
}

/** The variables of the dark theme: those to change first, then those that follow from them. */
export const darkTokens: readonly DarkToken[] = [
  ...Object.entries(neutral).map(([name, value]) => base(name, value)),
  ...statuses.flatMap((name) => [base(`--ivu-${name}`, colors[name].text), base(`--ivu-${name}-fill`, colors[name].fill)]),
  ...statuses.flatMap((status) =>
    Object.entries(derived).map(([part, value]): DarkToken => ({ name: `--ivu-${status}-${part}`, value: value(status), kind: 'derived' })),
  ),
]

function base(name: string, value: string): DarkToken {
  return { name, value, kind: 'base' }
}
