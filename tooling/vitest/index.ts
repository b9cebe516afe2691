import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { chromium } from '@view-site/playwright-config'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import './runs.ts'

/** The private export condition that resolves a workspace package to its `src`. */
export const sourceCondition = '@view-site/source'

const resolve = { conditions: [sourceCondition, ...defaultClientConditions] }
// Set in `environments` instead of the option `ssr`: vanilla-extract's compiler replaces that one and would then look for built packages.
const server = { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } }
// `__vitest__` runs the global setups.
const environments = { ssr: server, __vitest__: server }

/** Generous timeouts for hanging tests: they cost nothing when tests pass. */
const limits = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 30_000 } } }

/** Test files share a process or a page, so that each module is loaded once; the setup file cleans up after each. */
const shared = (setup: string) => ({
  isolate: false,
  setupFiles: [fileURLToPath(new URL(setup, import.meta.url))],
  provide: { isFull: process.env['FULL'] === '1' },
})

/** Runs tests in Chromium, with one browser and one page for all files. */
export const inChromium = {
  ...limits,
  ...shared('sharedPage.ts'),
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: chromium }),
    instances: [{ browser: 'chromium' as const }],
  },
}

/** Tests without a browser: `*.test.ts(x)`. */
export function nodeTests(config: ViteUserConfig = {}): ViteUserConfig {
  const own = shared('sharedProcess.ts')
  return defineConfig({
    ...config,
    resolve,
    environments,
    test: {
      environment: 'node',
      include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
      exclude: ['**/*.browser.test.*'],
      passWithNoTests: false,
      ...limits,
      ...own,
      ...config.test,
      provide: { ...own.provide, ...config.test?.provide },
    },
  })
}

export interface ReactTestsOptions {
  /** Packages to pre-bundle, so that the dev server does not reload during a run. */
  optimize?: string[]
  /** Set to false to leave out the node project if every test needs a browser. @default true */
  node?: boolean
  /** Modules that run once before all tests, in Node. */
  globalSetup?: string[]
}

/** The parts of Base UI that a test loads through `@view-site/ui`, for `optimize`: `dialog`, `select`. */
export function baseUi(...parts: readonly string[]): string[] {
  return parts.map((part) => `@view-site/ui > @base-ui/react/${part}`)
}

/** Tests of a React package: `*.test.ts(x)` in Node, `*.browser.test.tsx` in Chromium. */
export function reactTests({ optimize = [], node = true, globalSetup = [] }: ReactTestsOptions = {}): ViteUserConfig {
  const browser = {
    extends: true as const,
    test: {
      name: 'browser',
      include: ['src/**/*.browser.test.tsx', 'test/**/*.browser.test.tsx'],
      ...inChromium,
    },
  }
  const nodeProject = {
    extends: true as const,
    test: {
      name: 'node',
      environment: 'node',
      include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
      exclude: ['**/*.browser.test.*'],
      ...limits,
      ...shared('sharedProcess.ts'),
    },
  }
  return defineConfig({
    plugins: [vanillaExtractPlugin()],
    resolve,
    environments,
    optimizeDeps: {
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        '@view-site/vitest-config > axe-core',
        ...optimize,
      ],
    },
    test: { globalSetup, projects: node ? [nodeProject, browser] : [browser] },
  })
}
