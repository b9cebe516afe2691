/** A package manager, and the label of its tab. */
export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const

/** One of {@link packageManagers}. */
export type PackageManager = (typeof packageManagers)[number]

type Commands = Readonly<Record<PackageManager, string>>

/**
 * A command of npm in every package manager, Yarn as of version 2; `undefined` for one without a counterpart in all of them. Sources:
 * https://docs.npmjs.com/cli, https://pnpm.io/cli, https://yarnpkg.com/cli, https://bun.com/docs/pm/cli.
 */
export function packageCommands(line: string): Commands | undefined {
  const [program = '', ...words] = line.trim().split(/\s+/)
  if (program === 'npx') return words.length > 0 ? execute(line, words) : undefined
  if (program !== 'npm') return undefined
  const [command = '', ...rest] = words
  switch (command) {
    case 'install':
    case 'i':
    case 'add':
      return install(line, rest)
    case 'uninstall':
    case 'remove':
      return rest.length > 0 && !isGlobal(rest) ? withAll(line, ['remove', ...rest]) : undefined
    case 'ci':
      return rest.length === 0
        ? { npm: line, pnpm: 'pnpm install --frozen-lockfile', yarn: 'yarn install --immutable', bun: 'bun ci' }
        : undefined
    case 'run':
      return rest.length > 0 ? withAll(line, ['run', ...withoutSeparator(rest)]) : undefined
    case 'start':
    case 'test':
      return withAll(line, ['run', command, ...withoutSeparator(rest)])
    case 'create':
    case 'init':
      return rest.length > 0 ? withAll(line, ['create', ...withoutSeparator(rest)]) : undefined
    default:
      return undefined
  }
}

function install(line: string, words: readonly string[]): Commands | undefined {
  if (words.length === 0) return withAll(line, ['install'])
  // Yarn has no global packages since version 2.
  if (isGlobal(words)) return undefined
  const isDevelopment = words.some((word) => ['-D', '--save-dev'].includes(word))
  const others = words.filter((word) => !['-D', '--save-dev', '-S', '--save', '-P', '--save-prod'].includes(word))
  if (others.length === 0 || others.some((word) => word.startsWith('-'))) return undefined
  const add = (flag: string) => ['add', ...(isDevelopment ? [flag] : []), ...others].join(' ')
  return { npm: line, pnpm: `pnpm ${add('-D')}`, yarn: `yarn ${add('-D')}`, bun: `bun ${add('-d')}` }
}

function execute(line: string, words: readonly string[]): Commands | undefined {
  const others = words.filter((word) => !['-y', '--yes'].includes(word))
  if (others[0] === undefined || others[0].startsWith('-')) return undefined
  const command = others.join(' ')
  return { npm: line, pnpm: `pnpm dlx ${command}`, yarn: `yarn dlx ${command}`, bun: `bunx ${command}` }
}

/** The same words after the name of each other manager. */
function withAll(line: string, words: readonly string[]): Commands {
  const command = words.join(' ')
  return { npm: line, pnpm: `pnpm ${command}`, yarn: `yarn ${command}`, bun: `bun ${command}` }
}

/** Only npm needs `--` in front of what is meant for the script. */
function withoutSeparator(words: readonly string[]): string[] {
  const separator = words.indexOf('--')
  return words.filter((_, index) => index !== separator)
}

function isGlobal(words: readonly string[]): boolean {
  return words.some((word) => ['-g', '--global'].includes(word))
}
