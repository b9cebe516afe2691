import { readdirSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CollectionOptions, PartialTexts } from '@view-site/docs/compile'
import type { DemoPort } from '../demos/DemoPort.ts'
import type { SiteData } from '../app/site/SiteData.ts'
import { resolveAnnouncement } from '../announcement/resolveAnnouncement.ts'
import { textsOf } from '../app/site/texts.ts'
import { themeCss } from '../theme/themeCss.ts'
import { feeds } from '../outputs/feeds.ts'
import { llms } from '../outputs/llms.ts'
import { lockedParts } from '../outputs/lockedParts.ts'
import type { DocsOutput } from '../outputs/DocsOutput.ts'
import { ConfigError } from './ConfigError.ts'
import { checkVersions, versionRoutes } from './resolveVersions.ts'
import { resolveExtensions, siteRoutes, type SiteExtensions } from './resolveExtensions.ts'
import type { DocsConfig, DocsLocale } from './DocsConfig.ts'
import type { DocsLink, Text } from './DocsLink.ts'

/** A configuration with defaults applied, for the commands. */
export interface ResolvedConfig {
  config: DocsConfig
  /** Absolute path of the configuration's folder. */
  root: string
  /** Options with which the engine reads the pages. */
  collection: CollectionOptions
  /** The part of the configuration that is bundled with the site. */
  site: SiteData
  demos: readonly DemoPort[]
  /** Stylesheet of the theme; empty without one. */
  theme: string
  extensions: SiteExtensions
  outputs: readonly DocsOutput[]
  /** Paths of pages that are not articles: those that search engines may list, and the others. */
  paths: { indexed: string[]; others: string[] }
}

/** Validates a configuration and applies defaults. Throws a {@link ConfigError} that describes the mistake. */
export function resolveConfig(config: DocsConfig, root: string): ResolvedConfig {
  const locales = (config.locales ?? ['en-US']).map((locale): DocsLocale => (typeof locale === 'string' ? { tag: locale } : locale))
  const tags = locales.map(({ tag }) => tag)
  checkLocales(tags)
  const origin = originOf(config.origin)
  const base = baseOf(config.base)
  const content = resolve(root, config.content ?? 'content')
  if (!existsSync(content))
    throw new ConfigError(`There is no folder ${content}. Create it, or name the folder of the pages in \`content\`.`)
  const sections = config.sections ?? sectionsOf(content)
  for (const section of sections)
    if (!existsSync(join(content, section, 'menu.ts')))
      throw new ConfigError(
        `The section "${section}" has no menu. Write ${section}/menu.ts below ${content}, or take it out of \`sections\`.`,
      )
  for (const taken of [base.split('/')[1], ...tags])
    if (taken && sections.includes(taken))
      throw new ConfigError(`The section "${taken}" has the name of the base or of a locale: its addresses would not be clear. Rename it.`)
  checkVersions(config.versions, { sections, tags })
  const inAll = (text: Text) => Object.fromEntries(tags.map((tag) => [tag, textIn(text, tag)]))
  const link = ({ text, href }: DocsLink) => ({ text: inAll(text), href })
  const extensions = resolveExtensions(config, root)
  const announcement = resolveAnnouncement(config, { locales, inAll, link })
  const demos = config.demos ?? []
  const routes = siteRoutes(config, inAll, sections)
  const indexed = [...(config.home ? ['/'] : []), ...routes.flatMap(({ path, isIndexed }) => (isIndexed ? [path] : []))]
  const others = ['/404', ...routes.flatMap(({ path, isIndexed }) => (isIndexed ? [] : [path]))]
  const articleTexts = Object.fromEntries(
    locales.flatMap(({ tag, texts }): [string, PartialTexts][] => (texts?.articles ? [[tag, texts.articles]] : [])),
  )
  return {
    config,
    root,
    demos,
    theme: themeOf(config.theme),
    extensions,
    outputs: [...(config.outputs ?? [llms(), feeds()]), ...(config.access ? [lockedParts(root)] : [])],
    paths: { indexed, others },
    collection: {
      root: content,
      locales: tags,
      base,
      ...(config.anchors ? { anchors: config.anchors } : {}),
      fallback: config.fallback ?? false,
      texts: articleTexts,
      products: sections,
      ...(config.versions ? { versions: config.versions } : {}),
      demoExtensions: demos.map(({ extension }) => extension),
      ...(config.access ? { licences: config.access } : {}),
      routes: [...indexed, ...others],
      publicFolder: join(root, 'public'),
      samples: samplesOf(config, root),
      math: config.math ?? false,
      mermaid: config.mermaid ?? false,
      ...(config.typeHints ? { typeHints: root } : {}),
      ...(config.typeLinks ? { typeLinks: config.typeLinks } : {}),
      ...(extensions.blocks === undefined ? {} : { blocks: extensions.blocks }),
      ...(config.editUrl ? { editUrl: config.editUrl } : {}),
      contributors: config.contributors ?? 0,
      asksHelpful: config.asksHelpful ?? false,
      ...(config.reportUrl ? { reportUrl: config.reportUrl } : {}),
    },
    site: {
      title: inAll(config.title),
      description: inAll(config.description ?? config.title),
      origin,
      base,
      locales: locales.map(({ tag, label }) => ({ tag, label: label ?? nameOf(tag) })),
      texts: Object.fromEntries(locales.map(({ tag, texts }) => [tag, textsOf(tag, texts?.site)])),
      layoutTexts: Object.fromEntries(locales.map(({ tag, texts }) => [tag, texts?.layout ?? {}])),
      searchTexts: Object.fromEntries(locales.map(({ tag, texts }) => [tag, texts?.search ?? {}])),
      statusTexts: Object.fromEntries(locales.map(({ tag, texts }) => [tag, texts?.status ?? {}])),
      sections: [...sections],
      versions: versionRoutes(config.versions),
      routes,
      links: (config.links ?? []).map(link),
      detectLocale: config.detectLocale ?? true,
      offline: config.offline === true,
      ...(config.home ? { home: homeOf(config.home, inAll, link) } : {}),
      ...(announcement ? { announcement } : {}),
      ...(config.repository ? { repository: config.repository } : {}),
      ...(config.copyright ? { copyright: inAll(config.copyright) } : {}),
    },
  }
}

function checkLocales(tags: readonly string[]): void {
  if (tags.length === 0) throw new ConfigError("`locales` is empty. Name at least one, such as 'en-US'.")
  for (const [index, tag] of tags.entries()) {
    if (!isTag(tag)) throw new ConfigError(`"${tag}" is not a language tag. Write one of BCP 47, such as en-US, de-DE or ar.`)
    if (tags.indexOf(tag) !== index) throw new ConfigError(`\`locales\` names ${tag} twice.`)
  }
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}

/** Name of a language in that language. */
function nameOf(tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
}

function originOf(origin: string): string {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin.replace(/\/$/, ''))
    throw new ConfigError(`\`origin\` is "${origin}". Write scheme and host alone: https://docs.example.com.`)
  return origin.replace(/\/$/, '')
}

function themeOf(theme: DocsConfig['theme']): string {
  try {
    return themeCss(theme)
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error))
  }
}

/** The base path with a slash at both ends, as Vite expects. */
function baseOf(base = '/'): string {
  if (!/^\/(?:[\w.~-]+\/)*(?:[\w.~-]+)?$/.test(base))
    throw new ConfigError(`\`base\` is "${base}". Write a path from the root of the origin, such as /docs/.`)
  return base.endsWith('/') ? base : `${base}/`
}

function samplesOf({ samples = {} }: DocsConfig, root: string): Record<string, string> {
  const folders = Object.entries(samples).map(([name, path]) => [name, resolve(root, path)] as const)
  const missing = folders.find(([, folder]) => !existsSync(folder))
  if (missing) throw new ConfigError(`There is no folder ${missing[1]}. Correct \`${missing[0]}\` in \`samples\`, or take it out.`)
  return Object.fromEntries(folders)
}

/** Folders with a menu; `['']`, a site without sections, if the content itself has a menu. */
function sectionsOf(content: string): string[] {
  if (existsSync(join(content, 'menu.ts'))) return ['']
  const folders = readdirSync(content, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const sections = folders.map(({ name }) => name).filter((name) => existsSync(join(content, name, 'menu.ts')))
  if (sections.length === 0)
    throw new ConfigError(`There is no menu in ${content}, nor in a folder of it. Write menu.ts, and a page such as start/en-US.md.`)
  return sections.sort()
}

function textIn(text: Text, tag: string): string {
  if (typeof text === 'string') return text
  const found = text[tag]
  if (found === undefined) throw new ConfigError(`A text is missing in ${tag}: ${JSON.stringify(text)}. Write it in every locale.`)
  return found
}

function homeOf(
  { title, text, install, actions = [], features = [] }: NonNullable<DocsConfig['home']>,
  inAll: (text: Text) => Record<string, string>,
  link: (link: DocsLink) => { text: Record<string, string>; href: string },
): NonNullable<SiteData['home']> {
  return {
    title: inAll(title),
    text: inAll(text),
    actions: actions.map(link),
    ...(install === undefined ? {} : { install }),
    features: features.map((feature) => ({ title: inAll(feature.title), text: inAll(feature.text) })),
  }
}
