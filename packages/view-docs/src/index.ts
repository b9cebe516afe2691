export {
  defineDocs,
  type DocsConfig,
  type DocsHome,
  type DocsLocale,
  type DocsPorts,
  type DocsRoute,
  type LocaleTexts,
} from './config/DocsConfig.ts'
export type { DocsLink, Text } from './config/DocsLink.ts'
export { defineApplication, type ContentChecks, type DocsApplication } from './config/DocsApplication.ts'
export type { AnnouncementTexts } from './announcement/announcementTexts.ts'
export type { DocsAnnouncement } from './announcement/DocsAnnouncement.ts'
export type { SiteTexts } from './app/locales/en.ts'
export type { DemoContext, DemoPort, MountDemo, RenderDemo } from './demos/DemoPort.ts'
export type { DocsTheme, Themed } from './theme/DocsTheme.ts'
export { reactDemos } from './demos/reactDemos.ts'
export { vueDemos } from './demos/vueDemos.ts'
export { feeds } from './outputs/feeds.ts'
export { llms } from './outputs/llms.ts'
export type { DocsOutput, DocsOutputContext } from './outputs/DocsOutput.ts'
export type { HelpfulAnswer } from '@view-site/docs'
export { defineApi, defineMenu, defineRedirects, defineVersionTexts } from '@view-site/docs'
