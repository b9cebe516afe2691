export { articlePayload } from './articlePayload.ts'
export type { Collection, CollectionOptions, CollectionPage, MenuNode, MenuTree } from './Collection.ts'
export type {
  ArticleDemo,
  ArticleHeading,
  ArticleLink,
  ArticleSection,
  ArticleTable,
  CompiledArticle,
  CompiledBody,
  FrontMatter,
  LockedPart,
  TocEntry,
} from './CompiledArticle.ts'
export type { ArticleRef, Articles } from './Articles.ts'
export { compileAll } from './compileAll.ts'
export { compileCollection, type CompileOptions } from './compileCollection.ts'
export { createCollection } from './createCollection.ts'
export { createHighlighter, type CodeHighlighter, type CodeToken } from './createHighlighter.ts'
export { feedEntries, type FeedEntry } from './feedEntries.ts'
export { createCompiler, type Compiler } from './createCompiler.ts'
export type { DemoHeight, PageFrame, PageLink, PageSource } from './PageSource.ts'
export type { ReferencePage } from './ReferencePage.ts'
export { createCollectionSearch, type CollectionSearch, type CollectionSearchOptions } from '../search/build/createCollectionSearch.ts'
export {
  createSearchIndex,
  type SearchablePage,
  type SearchIndexBuilder,
  type SearchIndexOptions,
} from '../search/build/createSearchIndex.ts'
export { DocsError, formatProblems, type Problem } from './Problem.ts'
