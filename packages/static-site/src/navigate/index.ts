export { browserArticles, type ArticleSource, type BrowserArticles } from './articleSource.ts'
export { menusAt } from './menusAt.ts'
export { docsMenus, loadMenus, pagesOf, setMenus } from './menus.ts'
