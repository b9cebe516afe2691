import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { localeOf, type Locale } from '../locales.ts'

/** A prerendered page. */
export interface SitePage {
  path: string
  /** Title of the document without the site's suffix. */
  title: Record<Locale, string>
  /** Text that the main part contains without scripts. */
  text: Record<Locale, string>
  /** Whether search engines may list it. @default true */
  indexed?: false
}

/** Suffix of every title. */
export const titleSuffix = ' - View UI Plus'

/** The pages that every visitor can open. */
export const sitePages: readonly SitePage[] = [
  {
    path: '/',
    title: { 'zh-CN': '所见，即所写', 'en-US': 'What you see is what you write' },
    text: { 'zh-CN': '阅读文档', 'en-US': 'Read the docs' },
  },
  {
    path: '/price',
    title: { 'zh-CN': '价格', 'en-US': 'Pricing' },
    text: { 'zh-CN': '一次付款，永久使用', 'en-US': 'Pay once, keep it for good' },
  },
  {
    path: '/store',
    title: { 'zh-CN': '商店', 'en-US': 'Store' },
    text: { 'zh-CN': '设计资料', 'en-US': 'design materials' },
  },
  {
    path: '/resource',
    title: { 'zh-CN': '设计资源', 'en-US': 'Design resources' },
    text: { 'zh-CN': '设计令牌', 'en-US': 'Design tokens' },
  },
  {
    path: '/resource/sketch',
    title: { 'zh-CN': 'Sketch 素材', 'en-US': 'Materials for Sketch' },
    text: { 'zh-CN': '图标', 'en-US': 'Icons' },
  },
  {
    path: '/new-issue',
    title: { 'zh-CN': '新建 Issue', 'en-US': 'New issue' },
    text: { 'zh-CN': '最小复现', 'en-US': 'minimal reproduction' },
  },
  {
    path: '/view-ui-plus/guide/introduce',
    title: { 'zh-CN': '介绍', 'en-US': 'Introduction' },
    text: { 'zh-CN': '组件', 'en-US': 'component' },
  },
  {
    path: '/view-ui-plus/guide/install',
    title: { 'zh-CN': '安装', 'en-US': 'Installation' },
    text: { 'zh-CN': 'npm install view-ui-plus', 'en-US': 'npm install view-ui-plus' },
  },
  {
    path: '/view-ui-plus/component/base/button',
    title: { 'zh-CN': 'Button 按钮', 'en-US': 'Button' },
    text: { 'zh-CN': '触发一次即时操作', 'en-US': 'htmlType' },
  },
  {
    path: '/view-ui-plus/component/form/rate',
    title: { 'zh-CN': 'Rate 评分', 'en-US': 'Rate' },
    text: { 'zh-CN': '点几颗星，给出一个粗略的评价', 'en-US': 'allowHalf' },
  },
  {
    path: '/view-ui-plus/component/form/table',
    title: { 'zh-CN': 'Table 表格', 'en-US': 'Table' },
    text: { 'zh-CN': 'columns', 'en-US': 'columns' },
  },
  {
    path: '/packages/introduce',
    title: { 'zh-CN': '包参考', 'en-US': 'Packages' },
    text: { 'zh-CN': '@view-site/layout', 'en-US': '@view-site/layout' },
  },
  {
    path: '/packages/api-client',
    title: { 'zh-CN': '@view-site/api-client', 'en-US': '@view-site/api-client' },
    text: { 'zh-CN': '各名称的说明取自源码', 'en-US': 'createApiClient' },
  },
  {
    path: '/privacy',
    title: { 'zh-CN': '隐私政策', 'en-US': 'Privacy' },
    text: { 'zh-CN': 'Cookie', 'en-US': 'cookie' },
  },
  {
    path: '/terms',
    title: { 'zh-CN': '购买条款与授权协议', 'en-US': 'Terms of purchase and license agreement' },
    text: { 'zh-CN': '升级到更大的版本只补差价', 'en-US': 'An upgrade to a larger edition costs only the difference' },
  },
  {
    path: '/recover',
    title: { 'zh-CN': '找回密码', 'en-US': 'Forgot your password?' },
    text: { 'zh-CN': '填写注册时用的邮箱', 'en-US': 'Enter the email you signed up with' },
    indexed: false,
  },
  {
    path: '/check-mail',
    title: { 'zh-CN': '验证邮箱', 'en-US': 'Verify your email' },
    text: { 'zh-CN': '验证邮箱', 'en-US': 'Verify your email' },
    indexed: false,
  },
  {
    path: '/403',
    title: { 'zh-CN': '无权访问', 'en-US': 'No access' },
    text: { 'zh-CN': '抱歉，你无权访问该页面', 'en-US': "Sorry, you don't have access to this page" },
    indexed: false,
  },
  {
    path: '/404',
    title: { 'zh-CN': '页面不存在', 'en-US': 'Page not found' },
    text: { 'zh-CN': '抱歉，你访问的页面不存在', 'en-US': 'Sorry, the page you visited does not exist' },
    indexed: false,
  },
  {
    path: '/500',
    title: { 'zh-CN': '服务器错误', 'en-US': 'Server error' },
    text: { 'zh-CN': '抱歉，服务器出错了', 'en-US': 'Sorry, the server is reporting an error' },
    indexed: false,
  },
]

/** Two component pages as samples, where more would prove nothing. */
export const componentPages = ['/view-ui-plus/component/base/button', '/view-ui-plus/component/form/table'] as const

const content = resolve(import.meta.dirname, '../../../content')

const products = '{view-ui-plus,admin-plus,admin-cloud,icrud}'

const dist = resolve(import.meta.dirname, '../../../apps/site/dist/client')

/** All pages of a locale that are in the sitemap. */
export function builtPages(locale: Locale): string[] {
  const urls = readFileSync(`${dist}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)
  return Array.from(urls, ([, url = '']) => new URL(url).pathname).filter((path) => localeOf(path) === locale)
}

/** Every page of documentation, in the current versions. */
export const contentPages = globSync(`${products}/**/zh-CN.md`, { cwd: content, exclude: ['*/versions/**'] })
  .map((file) => `/${dirname(file)}`)
  .sort()

/** The pages of the store's items, without a locale; the one of unknown items is a shell. */
export const itemPages = globSync('store/item/*.html', { cwd: dist, exclude: ['**/_.html'] }).map(
  (file) => `/${file.replace(/\.html$/, '')}`,
)

/** Every page of the packages' API reference, as built. */
export const packagePages = globSync('packages/**/*.html', { cwd: dist })
  .map((file) => `/${file.slice(0, -'.html'.length)}`)
  .sort()

/** Every page with demos. */
export const demoPages = [
  ...new Set(globSync(`${products}/**/demos/*.vue`, { cwd: content }).map((file) => `/${dirname(dirname(file))}`)),
].sort()

/** Every page of an older version of the documentation. */
export const olderPages = globSync('view-ui-plus/1.2/**/*.html', { cwd: dist })
  .map((file) => `/${file.slice(0, -'.html'.length)}`)
  .sort()

/** Splits a list into parts of `size`; the last one may be shorter. */
export function portions<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))
}
