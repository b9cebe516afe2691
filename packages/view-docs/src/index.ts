export {
  defineDocs,
  type DocsConfig,
  type DocsHome,
  type DocsLink,
  type DocsLocale,
  type LocaleTexts,
  type Text,
} from './config/DocsConfig.ts'
export type { SiteTexts } from './app/texts.ts'
export type { DemoContext, DemoPort, MountDemo } from './demos/DemoPort.ts'
export type { DocsTheme, Themed } from './theme/DocsTheme.ts'
export { reactDemos } from './demos/reactDemos.ts'
export { vueDemos } from './demos/vueDemos.ts'
export { defineApi, defineMenu } from '@view-site/docs'
