import { expect, test } from 'vitest'
import { emptyIssue, issueAddress, issueBody, issueFaults, issueTitle, type IssueValues } from './issue.ts'

const bug: IssueValues = {
  ...emptyIssue,
  title: ' Table 不显示 ',
  version: '1.3.24',
  vueVersion: 'v3.5.45',
  reproduction: 'https://codesandbox.example/s/abc',
  steps: '1. 打开\n2. 点击',
  expected: '显示',
  actual: '空白',
}

test('[SALE-08] a complete report has no errors; each missing part is reported', () => {
  expect(issueFaults(bug)).toEqual({})
  expect(Object.keys(issueFaults(emptyIssue))).toEqual(['title', 'version', 'vueVersion', 'reproduction', 'steps', 'expected', 'actual'])
  expect(Object.keys(issueFaults({ ...emptyIssue, type: 'feature' }))).toEqual(['title', 'version', 'reproduction', 'problem', 'proposal'])
})

test.each([
  ['not a link', 'link'],
  ['javascript:alert(1)', 'link'],
  ['http://codesandbox.example/s/abc', 'link'],
  ['https://localhost:5173/demo', 'local'],
  ['https://192.168.1.4/demo', 'local'],
  ['https://127.0.0.1/demo', 'local'],
  ['https://codesandbox.example', 'page'],
  ['https://codesandbox.example/', 'page'],
] as const)('[SALE-08] %s is not a reproduction: %s', (reproduction, fault) => {
  expect(issueFaults({ ...bug, reproduction })).toEqual({ reproduction: fault })
})

test.each(['https://a.example/s/abc', 'https://a.example/#state', 'https://a.example/?code=1'])(
  '[SALE-08] %s is a reproduction',
  (reproduction) => {
    expect(issueFaults({ ...bug, reproduction })).toEqual({})
  },
)

test('[SALE-08] a version has three parts', () => {
  expect(issueFaults({ ...bug, version: 'latest', vueVersion: '3' })).toEqual({ version: 'version', vueVersion: 'version' })
})

const headings = {
  version: 'Version',
  vueVersion: 'Vue',
  environment: 'Environment',
  reproduction: 'Reproduction',
  steps: 'Steps',
  expected: 'Expected',
  actual: 'Actual',
  problem: 'Problem',
  proposal: 'Proposal',
}

test('[SALE-08] title and body are those of the type; what was left empty has no heading', () => {
  expect(issueTitle(bug)).toBe('[Bug Report] Table 不显示')
  expect(issueTitle({ type: 'feature', title: 'x' })).toBe('[Feature Request] x')
  expect(issueBody(bug, headings)).toMatch(/^### Version\n\n1\.3\.24\n\n### Vue\n\nv3\.5\.45\n\n### Reproduction\n\nhttps/)
  expect(issueBody(bug, headings)).not.toContain('Environment')
})

test('[SALE-08] the tracker is opened with title and body; a body too long for an address is left out', () => {
  const { href, isWhole } = issueAddress('https://tracker.example/new?labels=x', 'a & b', '### c\n\nd')
  expect(isWhole).toBe(true)
  expect([...new URL(href).searchParams]).toEqual([
    ['labels', 'x'],
    ['title', 'a & b'],
    ['body', '### c\n\nd'],
  ])
  const long = issueAddress('https://tracker.example/new', 'a', '长'.repeat(2000))
  expect(long).toEqual({ href: 'https://tracker.example/new?title=a', isWhole: false })
})
