export { followDocs, type FollowDocsOptions } from './followDocs.ts'
export { morphArticle } from './morphArticle.ts'
export { useMorphedHtml } from './useMorphedHtml.ts'
