import { texts } from '../../locales/texts.ts'
import type { CompiledArticle, CompiledBody } from './CompiledArticle.ts'
import { compilePage } from './compilePage.ts'
import { createHighlighter } from '../../blocks/code/createHighlighter.ts'
import { frameArticle } from './frame/frameArticle.ts'
import type { PageFrame, PageSource } from '../source/PageSource.ts'
import { DocsError, type Problem } from '../Problem.ts'

/** Compiles single pages; what they share, such as the highlighter, is loaded once. */
export interface Compiler {
  /** Compiles one page in one locale. Throws `DocsError` with everything that is wrong in it. */
  compile: (page: PageSource) => Promise<CompiledArticle>
  /** The same in two steps, for callers that keep bodies or gather problems: what the page itself says. */
  compileBody: (page: PageSource) => Promise<{ body: CompiledBody; problems: Problem[] }>
  /** Second step: puts header and footer around a body. */
  frame: (body: CompiledBody, frame?: PageFrame) => CompiledArticle
}

/** Makes a compiler. Keep one: its highlighter is built once. */
export function createCompiler(): Compiler {
  const highlighter = createHighlighter()
  return {
    frame,
    compileBody: (page) => compilePage(page, highlighter),
    async compile(page) {
      const { body, problems } = await compilePage(page, highlighter)
      if (problems.length > 0) throw new DocsError(problems)
      return frame(body, page.frame)
    },
  }
}

function frame(body: CompiledBody, surroundings: PageFrame = {}): CompiledArticle {
  return frameArticle(body, surroundings, texts[body.locale])
}
