export type { ArticleAsset, PackageAsset, PictureAsset, PictureFormat } from './assets/ArticleAsset.ts'
export { createAsset } from './assets/createAsset.ts'
export { articlePayload } from './page/articlePayload.ts'
export type {
  Collection,
  CollectionOptions,
  CollectionPage,
  MenuNode,
  MenuTree,
  PageVersion,
  ReportedPage,
} from './collection/Collection.ts'
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
} from './page/CompiledArticle.ts'
export type { TocEntry } from '../blocks/heading/TocEntry.ts'
export type { ArticleRef, Articles } from './collection/Articles.ts'
export { compileAll } from './collection/compileAll.ts'
export { compileCollection } from './collection/compileCollection.ts'
export type { CompileOptions } from './collection/compilePages.ts'
export { createCollection } from './collection/createCollection.ts'
export type { CodeToken } from '../blocks/code/CodeToken.ts'
export { createHighlighter, type CodeHighlighter } from '../blocks/code/createHighlighter.ts'
export type { Redirect } from './redirects/Redirect.ts'
export { feedEntries, type FeedEntry } from './page/feedEntries.ts'
export { moduleFiles } from './ownBlocks/moduleFiles.ts'
export { createCompiler, type Compiler } from './page/createCompiler.ts'
export type {
  DemoHeight,
  PageFrame,
  PageLink,
  PageSource,
  PageVersions,
  PictureFile,
  SnippetFile,
  VersionLink,
} from './source/PageSource.ts'
export type { ReferencePage } from './source/ReferencePage.ts'
export { createCollectionSearch, type CollectionSearch, type CollectionSearchOptions } from '../search/build/createCollectionSearch.ts'
export {
  createSearchIndex,
  type SearchablePage,
  type SearchIndexBuilder,
  type SearchIndexOptions,
} from '../search/build/createSearchIndex.ts'
export { demoNameAttribute } from '../blocks/demo/demoNameAttribute.ts'
export type { PartialTexts } from '../locales/texts.ts'
export { apiChanges, type ApiChange, type ChangedPart, type ReleaseChanges } from '../releases/apiChanges.ts'
export { DocsError, formatProblems, type Problem } from './Problem.ts'
