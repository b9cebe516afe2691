/** The kinds of issue that the tracker accepts. */
export const issueTypes = ['bug', 'feature'] as const
/** A bug report or a feature request. */
export type IssueType = (typeof issueTypes)[number]

/** The values of the issue form. */
export interface IssueValues {
  type: IssueType
  title: string
  /** Version of the library. */
  version: string
  vueVersion: string
  /** Browser and system. */
  environment: string
  /** A runnable minimal reproduction. */
  reproduction: string
  steps: string
  expected: string
  actual: string
  /** What the feature solves. */
  problem: string
  /** What it could look like. */
  proposal: string
}

/** The empty form. */
export const emptyIssue: IssueValues = {
  type: 'bug',
  title: '',
  version: '',
  vueVersion: '',
  environment: '',
  reproduction: '',
  steps: '',
  expected: '',
  actual: '',
  problem: '',
  proposal: '',
}

/** A text field of the form. */
export type IssueField = Exclude<keyof IssueValues, 'type'>

/** The fields of each type, in order. */
export const issueFields: Readonly<Record<IssueType, readonly IssueField[]>> = {
  bug: ['title', 'version', 'vueVersion', 'environment', 'reproduction', 'steps', 'expected', 'actual'],
  feature: ['title', 'version', 'reproduction', 'problem', 'proposal'],
}

const optional: ReadonlySet<IssueField> = new Set(['environment'])

/** The error of a field. */
export type IssueFault = 'missing' | 'version' | 'link' | 'local' | 'page'

/** The error of each field that has one, in the form's order. */
export function issueFaults(values: IssueValues): Partial<Record<IssueField, IssueFault>> {
  const found = issueFields[values.type].map((field) => [field, faultOf(field, values[field].trim())] as const)
  return Object.fromEntries(found.filter(([, fault]) => fault !== undefined))
}

function faultOf(field: IssueField, text: string): IssueFault | undefined {
  if (text === '') return optional.has(field) ? undefined : 'missing'
  if (field === 'version' || field === 'vueVersion') return /^v?\d+\.\d+\.\d+/.test(text) ? undefined : 'version'
  return field === 'reproduction' ? linkFault(text) : undefined
}

/** A reproduction must be an https address that others can open: not on a local machine, and not just a site's home page. */
function linkFault(text: string): IssueFault | undefined {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:') return 'link'
  if (!url.hostname.includes('.') || /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|\.local$/.test(url.hostname)) return 'local'
  return url.pathname === '/' && url.search === '' && url.hash === '' ? 'page' : undefined
}

/** The headings of the body's sections, in the language of the issue. */
export type IssueHeadings = Readonly<Record<Exclude<IssueField, 'title'>, string>>

/** The issue's body in Markdown. */
export function issueBody(values: IssueValues, headings: IssueHeadings): string {
  return issueFields[values.type]
    .flatMap((field) => (field === 'title' || values[field].trim() === '' ? [] : [`### ${headings[field]}\n\n${values[field].trim()}`]))
    .join('\n\n')
}

const prefixes = { bug: '[Bug Report]', feature: '[Feature Request]' } as const

/** The issue's title, which begins with its type. */
export function issueTitle({ type, title }: Pick<IssueValues, 'type' | 'title'>): string {
  return `${prefixes[type]} ${title.trim()}`
}

/** The longest address that all trackers and browsers accept. */
const longest = 6000

/** The address of the tracker's form, filled in. A body that is too long for an address is left out and has to be pasted. */
export function issueAddress(tracker: string, title: string, body: string): { href: string; isWhole: boolean } {
  const url = new URL(tracker)
  url.searchParams.set('title', title)
  const bare = url.href
  url.searchParams.set('body', body)
  return url.href.length <= longest ? { href: url.href, isWhole: true } : { href: bare, isWhole: false }
}
