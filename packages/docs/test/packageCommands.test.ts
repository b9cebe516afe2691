import { expect, test } from 'vitest'

import { createCompiler, DocsError } from '../src/compile/index.ts'

const compiler = createCompiler()

/** A page with commands of npm. */
function compile(...commands: readonly string[]) {
  const markdown = `---\ntitle: Install\ndescription: Install it.\n---\n\n\`\`\`npm\n${commands.join('\n')}\n\`\`\`\n`
  return compiler.compile({ id: 'guide/install', locale: 'en-US', file: 'guide/install/en-US.md', markdown })
}

/** What a page shows under each tab. */
async function tabsOf(...commands: readonly string[]): Promise<string[]> {
  const { html } = await compile(...commands)
  return [...html.matchAll(/<code[^>]*>([\s\S]*?)<\/code>/g)].map(([, code = '']) => code.replaceAll(/<[^>]+>/g, '').trimEnd())
}

test.for([
  ['npm install', 'pnpm install', 'yarn install', 'bun install'],
  ['npm install view-docs', 'pnpm add view-docs', 'yarn add view-docs', 'bun add view-docs'],
  ['npm i -D vite vitest', 'pnpm add -D vite vitest', 'yarn add -D vite vitest', 'bun add -d vite vitest'],
  ['npm install vite --save-dev', 'pnpm add -D vite', 'yarn add -D vite', 'bun add -d vite'],
  ['npm uninstall vite', 'pnpm remove vite', 'yarn remove vite', 'bun remove vite'],
  ['npm ci', 'pnpm install --frozen-lockfile', 'yarn install --immutable', 'bun ci'],
  ['npm run build -- --watch', 'pnpm run build --watch', 'yarn run build --watch', 'bun run build --watch'],
  ['npm test', 'pnpm run test', 'yarn run test', 'bun run test'],
  [
    'npm create view-docs docs -- --demos vue',
    'pnpm create view-docs docs --demos vue',
    'yarn create view-docs docs --demos vue',
    'bun create view-docs docs --demos vue',
  ],
  ['npx view-docs check', 'pnpm dlx view-docs check', 'yarn dlx view-docs check', 'bunx view-docs check'],
])('%s has a tab for each package manager', async (commands) => {
  expect(await tabsOf(commands[0] ?? '')).toEqual(commands)
})

test('several commands, comments and empty lines stay together, and the tabs share one choice', async () => {
  const { html, markdown } = await compile('# once', 'cd docs', 'npm install', '', 'npm run dev')
  const labels = [...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, label]) => label)
  expect(labels).toEqual(['npm', 'pnpm', 'yarn', 'bun'])
  expect(markdown).toContain('```npm\n# once\ncd docs\nnpm install\n\nnpm run dev\n```')
  expect(await tabsOf('# once', 'cd docs', 'npm install', '', 'npm run dev')).toContain('# once\ncd docs\npnpm install\n\npnpm run dev')
})

test.for(['npm publish', 'npm install -g vite', 'npm install --legacy-peer-deps', 'git clone x', 'npx'])(
  '%s has none: it is reported',
  async (command) => {
    await expect(compile(command)).rejects.toThrow(DocsError)
    await expect(compile(command)).rejects.toThrow('is not one that pnpm, Yarn and Bun have too')
  },
)
