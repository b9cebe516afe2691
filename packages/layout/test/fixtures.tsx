import type { FooterData, LayoutMenu } from '../src/index.ts'
import type { MemoryRoute } from './memoryRouter.tsx'

/** Menus of a small documentation site, with everything a node can say. */
export const menu: LayoutMenu = {
  header: [
    {
      title: '产品',
      path: '/product',
      children: [
        { title: 'View UI Plus', path: '/view-ui-plus', name: 'view-ui-plus', desc: 'Vue 3 组件库' },
        { title: 'Admin Plus', path: '/admin-plus', name: 'admin-plus', desc: '前端管理模板' },
        { title: '演练场', path: 'https://run.example.com', divided: true },
      ],
    },
    { title: '预览', children: [{ title: 'Admin Plus 演示', path: 'https://demo.example.com' }] },
    { title: '资源', path: '/resource' },
    { title: '商店', path: '/store' },
    { title: '价格', path: '/price' },
    { title: '论坛', path: 'https://forum.example.com' },
    { title: '账户', path: '/user', name: 'user', hidden: true },
  ],
  sider: [
    {
      title: '指南',
      header: 'view-ui-plus',
      children: [
        { title: '介绍', path: '/view-ui-plus/guide/introduce' },
        { title: '安装', path: '/view-ui-plus/guide/install' },
        { title: '更新日志', path: '/view-ui-plus/guide/changelog', hidden: true },
      ],
    },
    {
      title: '基础',
      header: 'view-ui-plus',
      children: [
        { title: 'Button', subtitle: '按钮', path: '/view-ui-plus/component/base/button' },
        { title: 'Icon', subtitle: '图标', path: '/view-ui-plus/component/base/icon' },
        { title: 'Typography', subtitle: '排版', path: '/view-ui-plus/component/base/typography' },
      ],
    },
    {
      title: '表单',
      header: 'view-ui-plus',
      children: [
        { title: 'Input', subtitle: '输入框', path: '/view-ui-plus/component/form/input' },
        { title: 'Table', subtitle: '表格', path: '/view-ui-plus/component/form/table', badge: { text: 'New' } },
      ],
    },
    { title: '我的购买', header: 'user', path: '/user/purchases', icon: 'lock' },
    { title: '我的订单', header: 'user', path: '/user/orders', icon: 'clock' },
    { title: '实名认证', header: 'user', path: '/user/auth', icon: 'check', auth: ['pro', 'icrud'] },
  ],
  badges: [{ path: '/product', text: 'New' }],
}

/** A footer with every part. */
export const footer: FooterData = {
  groups: [
    {
      title: '资源',
      links: [
        { title: '组件文档', href: '/view-ui-plus' },
        { title: 'Sketch 资源', href: '/resource/sketch' },
      ],
    },
    {
      title: '社区',
      links: [
        { title: 'GitHub', href: 'https://github.example.com' },
        { title: '提交问题', href: '/new-issue' },
      ],
    },
    {
      title: '帮助',
      links: [
        { title: '价格与授权', href: '/price' },
        { title: '隐私政策', href: '/privacy' },
      ],
    },
  ],
  follow: { title: '关注我们', code: <svg width="96" height="96" role="img" aria-label="公众号二维码" />, note: '二维码为占位图' },
  notices: { title: '公司公告', items: [{ date: '2026-05-06', title: '示例：五月客服值班时间调整', href: '/notice/1' }] },
  copyright: '© 2026 View UI Plus',
  note: '工作日 10:00–18:00 提供支持',
}

const article = { page: 'article' } as const

/** Pages of the fixtures, by path. */
export const routes: Record<string, MemoryRoute> = {
  '/': { meta: { name: 'home' } },
  '/price': {},
  '/pay/1': { meta: { page: 'standalone' }, view: () => <main>付款</main> },
  '/view-ui-plus': { meta: article },
  '/view-ui-plus/guide/introduce': { meta: article },
  '/view-ui-plus/guide/install': { meta: article },
  '/view-ui-plus/component/base/button': { meta: { ...article, name: 'component-base-button' }, view: () => <ButtonPage /> },
  '/view-ui-plus/component/base/icon': { meta: article },
  '/view-ui-plus/component/form/input': { meta: article },
  '/view-ui-plus/component/form/table': { meta: article },
  '/user/purchases': { meta: { page: 'work' } },
  '/user/orders': { meta: { page: 'work' } },
}

function ButtonPage() {
  const block = { minHeight: 700 }
  return (
    <article>
      <h1>Button</h1>
      <h2 id="demos">示例</h2>
      <div style={block} />
      <h3 id="type">按钮类型</h3>
      <div style={block} />
      <h2 id="api">API</h2>
      <div style={block} />
    </article>
  )
}
