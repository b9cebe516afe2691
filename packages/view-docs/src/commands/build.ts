import { createBuilder, createLogger, type Logger } from 'vite'
import type { Project } from '../config/Project.ts'

/**
 * Builds the site. Rejects with all problems of the pages, if there are any. What did not stop the build is named in its last lines: other
 * output would hide it.
 */
export async function build({ vite }: Project): Promise<void> {
  const start = performance.now()
  const config = await vite('production')
  const { logger, warnings } = keepWarnings(config.customLogger ?? createLogger(config.logLevel))
  const builder = await createBuilder({ ...config, customLogger: logger })
  try {
    await builder.buildApp()
  } catch (error) {
    if (warnings.size > 0) process.stdout.write(`${listed(warnings)}\n`)
    throw error
  }
  const time = `Built the site in ${((performance.now() - start) / 1000).toFixed(1)} s.`
  process.stdout.write(warnings.size === 0 ? `${time}\n` : `${time} ${countOf(warnings)} did not stop it:\n${listed(warnings)}`)
}

/** A logger that keeps its warnings, each once, instead of writing them. */
function keepWarnings(logger: Logger): { logger: Logger; warnings: ReadonlySet<string> } {
  const warnings = new Set<string>()
  const warn = (text: string) => void warnings.add(text.trim())
  return { logger: { ...logger, warn, warnOnce: warn }, warnings }
}

function countOf({ size }: ReadonlySet<string>): string {
  return size === 1 ? 'One problem' : `${size} problems`
}

function listed(warnings: ReadonlySet<string>): string {
  return [...warnings].map((text) => `\n${text.replaceAll(/^/gm, '  ')}\n`).join('')
}
