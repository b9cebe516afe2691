import { expect, test } from 'vitest'
import { packagesToInstall, snippetsUnder } from '../src/readme.ts'

const fence = '```'
const readme = `# A package

${fence}sh
pnpm add -D some-tool
${fence}

## First example

${fence}tsx src/main.tsx
import './other.ts'
${fence}

Text between.

${fence}ts src/other.ts
export {}
${fence}

${fence}sh
not a file
${fence}

## More

${fence}ts src/later.ts
later
${fence}
`

test('the packages are the words behind pnpm add', () => {
  expect(packagesToInstall('```sh\npnpm add a @b/c react\n```\n')).toEqual(['a', '@b/c', 'react'])
  expect(packagesToInstall(readme)).toEqual(['some-tool'])
})

test('a README that installs nothing is told to say how', () => {
  expect(() => packagesToInstall('# A package\n')).toThrow(/no line `pnpm add/)
})

test('snippets are the blocks under a heading that name a file', () => {
  expect(snippetsUnder(readme, 'First example')).toEqual([
    { path: 'src/main.tsx', code: "import './other.ts'\n" },
    { path: 'src/other.ts', code: 'export {}\n' },
  ])
})

test('a heading that is not there, or shows no file, is an error', () => {
  expect(() => snippetsUnder(readme, 'Last example')).toThrow(/no heading "## Last example"/)
  expect(() => snippetsUnder('## First example\n\nNone.\n', 'First example')).toThrow(/shows no file/)
})
