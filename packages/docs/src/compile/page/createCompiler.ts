import type { CompiledArticle, CompiledBody } from './CompiledArticle.ts'
import type { BlockSet } from '../../blocks/defineBlock.ts'
import { loadBlocks } from '../ownBlocks/loadBlocks.ts'
import type { LoadModule } from '../source/loadDefault.ts'
import { compilePage } from './compilePage.ts'
import { createHighlighter } from '../../blocks/code/createHighlighter.ts'
import { frameArticle } from './frame/frameArticle.ts'
import type { PageFrame, PageSource } from '../source/PageSource.ts'
import { DocsError, type Problem } from '../Problem.ts'
import { createSite, type SiteOptions } from '../Site.ts'

/** Compiles single pages; shared parts, such as the highlighter, are loaded once. */
export interface Compiler {
  /** Compiles one page in one locale. Throws `DocsError` with all its problems. */
  compile: (page: PageSource) => Promise<CompiledArticle>
  /** The same in two steps, for callers that cache bodies or collect problems: the page itself. */
  compileBody: (page: PageSource) => Promise<{ body: CompiledBody; problems: Problem[] }>
  /** Second step: adds header and footer to a body. */
  frame: (body: CompiledBody, frame?: PageFrame) => CompiledArticle
}

/**
 * Creates a compiler for the pages of a site. Reuse it: its highlighter is created once.
 * @param load Imports the module with the site's own blocks. @default by Node
 */
export function createCompiler(options: SiteOptions = {}, load?: LoadModule): Compiler {
  const highlighter = createHighlighter()
  const site = createSite(options)
  let loaded: Promise<BlockSet> | undefined
  const compile = async (page: PageSource) =>
    compilePage(page, { highlighter, site, blocks: await (loaded ??= loadBlocks(options.blocks, load)) })
  const frame = (body: CompiledBody, surroundings: PageFrame = {}) => frameArticle(body, surroundings, site)
  return {
    frame,
    compileBody: compile,
    async compile(page) {
      const { body, problems } = await compile(page)
      if (problems.length > 0) throw new DocsError(problems)
      return frame(body, page.frame)
    },
  }
}
