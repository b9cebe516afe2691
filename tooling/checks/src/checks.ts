/** One check of `npm test`: a turbo task in every package that has it, or in one. */
export interface Check {
  title: string
  /** The turbo task that is hashed. */
  task: string
  /** Only in this package. @default every package that has the task */
  package?: string
  /** Not in this package: another check covers it. */
  except?: string
  /** Whether a full run includes every package that has the task. @default false */
  isForAllInFull?: true
  /** Whether it runs only in a full run, or when it is named. @default false */
  isOnlyInFull?: true
}

const content = '@view-site/content'

/** The checks of `npm test` by the names for `npm test -- <name>`, in display order. */
export const checks = {
  format: { title: 'Formatting', task: 'format:check' },
  lint: { title: 'Lint and types', task: 'lint' },
  versions: { title: 'One version of each dependency', task: 'versions' },
  unused: { title: 'Nothing unused', task: 'unused' },
  boundaries: { title: 'Imports between packages', task: 'boundaries' },
  // Lint checks types with the same compiler, except in `.vue` files. A full run also type-checks every package on its own.
  typecheck: { title: 'Types of .vue files', task: 'typecheck', package: '@view-design/icrud', isForAllInFull: true },
  build: { title: 'Builds', task: 'build' },
  unit: { title: 'Unit and component tests', task: 'test', except: content },
  content: { title: 'Code, tables and demos of pages', task: 'test', package: content },
  pages: { title: 'All pages together', task: 'test:pages' },
  packages: { title: 'Packages as published', task: 'packages' },
  budgets: { title: 'Byte budgets', task: 'budgets' },
  e2e: { title: 'Browser journeys', task: 'e2e' },
  engines: { title: 'Main paths in Firefox and WebKit', task: 'engines', isOnlyInFull: true },
} as const satisfies Record<string, Check>

/** A name for `npm test -- <name>`. */
export type CheckName = keyof typeof checks

/** Every name for `npm test -- <name>`. */
export function checkNames(): CheckName[] {
  return Object.keys(checks).filter(isCheckName)
}

/** The checks that run when none is named. */
export function usualChecks(isFull = false): CheckName[] {
  return checkNames().filter((name) => {
    const { isOnlyInFull }: Check = checks[name]
    return isFull || !isOnlyInFull
  })
}

/** Whether there is a check of this name. */
export function isCheckName(name: string): name is CheckName {
  return Object.hasOwn(checks, name)
}

/** Cost of a job on two idle cores. It determines the order of the jobs and which run in parallel. */
export interface Cost {
  seconds: number
  /** In a full run, where the job tests more. @default `seconds` */
  fullSeconds?: number
  /** Average number of busy processors. */
  cores: number
  /** Whether it starts before longer jobs, because it fails fast. @default false */
  isEarly?: true
}

/** Measured costs by job. They affect the order of the jobs, never their result. */
export const costs: Readonly<Record<string, Cost>> = {
  'format:check': { seconds: 1, cores: 0.3, isEarly: true },
  versions: { seconds: 1, cores: 0.3, isEarly: true },
  boundaries: { seconds: 1, cores: 0.3, isEarly: true },
  lint: { seconds: 40, cores: 2, isEarly: true },
  'e2e @view-site/e2e': { seconds: 400, fullSeconds: 1500, cores: 2 },
  'engines @view-site/engines': { seconds: 120, cores: 2 },
  'build @view-site/site': { seconds: 70, cores: 1.5 },
  'test @view-site/content': { seconds: 260, fullSeconds: 1200, cores: 1.5 },
  typecheck: { seconds: 10, cores: 1 },
  'test @view-site/layout': { seconds: 90, cores: 1 },
  'test @view-site/docs': { seconds: 90, cores: 1 },
  'test view-docs': { seconds: 90, cores: 1 },
  'test @view-site/store-ui': { seconds: 50, cores: 1 },
  'test @view-site/mock-api': { seconds: 60, fullSeconds: 1800, cores: 1 },
}

/** Packages whose unit tests take a few seconds, without a browser: those that are due share a process. */
export const shortSuites: ReadonlySet<string> = new Set([
  '@view-design/mcp',
  '@view-site/api-client',
  '@view-site/api-reference',
  '@view-site/checks',
  '@view-site/code-check',
  '@view-site/contract',
  '@view-site/exports',
  '@view-site/faults',
  '@view-site/films',
  '@view-site/open-graph-image',
  '@view-site/packages',
  '@view-site/platform',
  '@view-site/playground',
  '@view-site/release',
  '@view-site/repository',
  '@view-site/tsup-config',
  'create-view-admin',
  'create-view-docs',
  'eslint-plugin-view-ui-plus',
])

/** Cost of a job that is not in the table. */
export const usualCost: Cost = { seconds: 10, cores: 1 }
