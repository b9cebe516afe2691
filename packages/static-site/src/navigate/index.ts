export { browserArticles, type ArticleSource, type BrowserArticles } from './articleSource.ts'
export { docsMenus, loadMenus, pagesOf, setMenus } from './menus.ts'
