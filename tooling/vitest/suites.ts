import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = resolve(import.meta.dirname, '../..')

/** Runs the tests of the packages whose folders `SUITES` lists, separated by spaces, in one Vitest, each with its own configuration. */
export default defineConfig({ test: { projects: (process.env['SUITES'] ?? '').split(' ').map((folder) => resolve(root, folder)) } })
