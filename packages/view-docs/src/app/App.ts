import type { AnyRouter } from '@tanstack/react-router'
import type { TocEntry } from '@view-site/docs'
import type { Layout } from '@view-site/layout'
import { createContext, use } from 'react'
import type { ArticleSource } from '@view-site/static-site/navigate'
import type { SiteTexts } from './locales/en.ts'
import { textsIn } from './textsIn.ts'

/** The services of the pages; created once per page load and once per prerendered page. */
export interface App {
  locale: string
  articles: ArticleSource
  router: AnyRouter
  layout: Layout
}

/** Context of the routes. */
export interface RouteContext {
  locale: string
  articles: ArticleSource
}

/** The article of a route. */
export interface LoadedArticle {
  id: string
  title: string
  description: string
  /** Path of the canonical page, if it is another one. */
  canonical?: string | undefined
  /** Locales in which the page exists, the default first; all if undefined. */
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

/** Texts of the current locale. */
export function useTexts(): SiteTexts {
  return textsIn(useApp().locale)
}
