import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { chromium } from '@view-site/playwright-config'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'

/** The private export condition that leads to a workspace package's `src`. */
export const sourceCondition = '@view-site/source'

const resolve = { conditions: [sourceCondition, ...defaultClientConditions] }
// Named as an environment, not as `ssr`: vanilla-extract's own compiler replaces `ssr` and would look for built packages.
const server = { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } }
// The second one runs global set-ups.
const environments = { ssr: server, __vitest__: server }

/** Ends what hangs. How long something takes on a loaded machine is no test's concern. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000 }

/** Tests that need no browser: `*.test.ts(x)`. */
export function nodeTests(config: ViteUserConfig = {}): ViteUserConfig {
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
      ...config.test,
    },
  })
}

export interface ReactTestsOptions {
  /** Packages the dev server should pre-bundle, so that no test run reloads half-way. */
  optimize?: string[]
  /** Leave out the node project when every test needs a browser. @default true */
  node?: boolean
}

/** Tests of a React package: `*.test.ts(x)` in Node, `*.browser.test.tsx` in Chromium. */
export function reactTests({ optimize = [], node = true }: ReactTestsOptions = {}): ViteUserConfig {
  const browser = {
    extends: true as const,
    test: {
      name: 'browser',
      include: ['src/**/*.browser.test.tsx', 'test/**/*.browser.test.tsx'],
      ...limits,
      // What comes after a request and a transition takes longer than a second on a loaded machine.
      expect: { poll: { timeout: 5000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromium }),
        instances: [{ browser: 'chromium' as const }],
      },
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
    },
  }
  return defineConfig({
    plugins: [vanillaExtractPlugin()],
    resolve,
    environments,
    optimizeDeps: {
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', ...optimize],
    },
    test: { projects: node ? [nodeProject, browser] : [browser] },
  })
}
