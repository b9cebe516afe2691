import type { DocsOutput } from './DocsOutput.ts'

/** `llms.txt` and `llms-full.txt` in every locale: the documentation for language models. */
export function llms(): DocsOutput {
  return async ({ site, ...context }) => {
    // Imported on demand: the configuration is also loaded when no site is built.
    const build = await import('@view-site/static-site/build')
    const title = site.title[context.localePaths.defaultLocale] ?? ''
    return build.llms({ ...context, title, about: site.description, hasChapters: (section) => site.sections.includes(section) })
  }
}
