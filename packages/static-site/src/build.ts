export { clientAssets, type ClientAssets, type PageAssets } from './bundle/clientAssets.ts'
export { offlineFiles, removeOffline, type OfflineFilesOptions } from './offline/offlineFiles.ts'
export { redirectPages, type RedirectPagesOptions } from './redirects/redirectPages.ts'
export { redirectRules, type RedirectRules } from './redirects/redirectRules.ts'
export { reportPhase, reportProgress, type BuildProgress } from './bundle/reportProgress.ts'
export { routeFiles } from './bundle/routeFiles.ts'
export { staticSite, type StaticSiteOptions, type WritePages, type WritePagesContext } from './bundle/staticSite.ts'
export { devDocument, type DevDocumentOptions } from './dev/devDocument.ts'
export { laterSheet } from './document/sortSheets.ts'
export { splitSheet, type SheetParts } from './document/splitSheet.ts'
export type { MountedSnapshots, RenderedSnapshots, SnapshotOptions } from './snapshots/createSnapshots.ts'
export type { MountSnapshot, RenderedDemo, RenderSnapshot, SnapshotDemo } from './snapshots/SnapshotMounter.ts'
export type { SnapshotLimits } from './snapshots/snapshotTypes.ts'
export { apiFiles, type ApiFilesOptions } from './outputs/api/apiFiles.ts'
export type { ApiLibrary } from './outputs/api/ApiLibrary.ts'
export { articleAssets } from './outputs/articleAssets.ts'
export { articleFiles } from './outputs/articleFiles.ts'
export { createPageWriter, type DrawnDemo, type PageWriter, type PageWriterOptions, type RenderedPage } from './outputs/createPageWriter.ts'
export { feeds } from './outputs/feeds.ts'
export { llms } from './outputs/llms.ts'
export { lockedParts } from './outputs/lockedParts.ts'
export {
  openGraphImages,
  type ImageContent,
  type ImageRenderer,
  type OpenGraphImagesOptions,
  type OpenGraphPage,
} from './outputs/openGraphImages.ts'
export { robots } from './outputs/robots.ts'
export { searchIndex } from './outputs/searchIndex.ts'
export type { SiteOutput } from './outputs/SiteOutput.ts'
export { sitemap } from './outputs/sitemap.ts'
export {
  writeDocsSite,
  type CompiledPages,
  type DocsServer,
  type OutputContext,
  type OutputFactory,
  type WriteDocsSiteOptions,
} from './outputs/writeDocsSite.ts'
export { writeMenus } from './outputs/writeMenus.ts'
export { writeOutputs } from './outputs/writeOutputs.ts'
