import type { AnyRouter } from '@tanstack/react-router'
import type { TocEntry } from '@view-site/docs'
import type { Layout } from '@view-site/layout'
import { createContext, use } from 'react'
import type { ArticleSource } from '@view-site/static-site/navigate'
import { site } from './site/site.ts'
import type { SiteTexts } from './locales/en.ts'

/** Everything the pages work with; created once per browser page and once per prerendered page. */
export interface App {
  locale: string
  articles: ArticleSource
  router: AnyRouter
  layout: Layout
}

/** What the routes get. */
export interface RouteContext {
  locale: string
  articles: ArticleSource
}

/** The article of a route. */
export interface LoadedArticle {
  id: string
  title: string
  description: string
  /** Path of the page that search engines should list instead. */
  canonical?: string | undefined
  /** Locales that the page is written in, the default first; all if undefined. */
  locales?: readonly string[] | undefined
  html: string
  demos?: string | undefined
  toc: readonly TocEntry[]
}

/** Provides the application to its pages. */
export const AppContext = createContext<App | null>(null)

/** The application that a component belongs to. */
export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new Error('useApp() was called outside of AppContext.')
  return app
}

/** Texts of the shown locale. */
export function useTexts(): SiteTexts {
  return textsIn(useApp().locale)
}

/** Texts of a locale. */
export function textsIn(locale: string): SiteTexts {
  const texts = site.texts[locale]
  if (!texts) throw new Error(`The site has no locale ${locale}.`)
  return texts
}
