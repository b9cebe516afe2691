export { Article, type ArticleProps } from './react/Article.ts'
export type { ArticlePayload } from './article/ArticlePayload.ts'
export type { ArticlePorts, DemoEvents, DemoRequest, HelpfulAnswer, LockedPort, LockedReader } from './article/ArticlePorts.ts'
export { articleUpdateEvent, menusUpdateEvent, type ArticleUpdate, type MenusUpdate } from './dev/articleUpdate.ts'
export { attachArticle } from './article/attachArticle.ts'
export type { ApiHistory, MemberHistory, MemberState } from './define/ApiHistory.ts'
export type { ApiRelease } from './define/ApiRelease.ts'
export { defineApi, type ApiEvent, type ApiExport, type ApiMethod, type ApiProp, type ApiSlot, type PageApi } from './define/defineApi.ts'
export {
  defineMenu,
  type MenuGroup,
  type MenuItem,
  type MenuLink,
  type MenuPage,
  type MenuTitle,
  type ProductMenu,
} from './define/defineMenu.ts'
export { defineRedirects, type Redirects } from './define/defineRedirects.ts'
export { defineVersionTexts, type VersionTexts } from './define/defineVersionTexts.ts'
export type { Localized } from './define/Localized.ts'
export type { OlderVersion, SectionVersions } from './define/SectionVersions.ts'
export { readArticle } from './article/read/readArticle.ts'
export { readToc } from './article/read/readToc.ts'
export type { TocEntry } from './blocks/heading/TocEntry.ts'
export { useScrollSpy, type UseScrollSpyOptions } from './react/useScrollSpy.ts'
