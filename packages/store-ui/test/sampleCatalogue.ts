import type { Catalogue, Edition, Product } from '@view-site/contract'

const names = { admin_plus: 'Admin Plus', icrud: 'iCRUD', admin_cloud: 'Admin Cloud' } as const

/** Example data in the shape of the contract: three products, four editions each. */
export const sampleCatalogue: Catalogue = {
  scope: 'catalogue',
  example: true,
  products: [
    { product: 'admin_plus', name: 'Admin Plus', summary: { 'zh-CN': '中后台前端模板', 'en-US': 'Admin front-end template' } },
    { product: 'icrud', name: 'iCRUD', summary: { 'zh-CN': '可配置的增删改查表格', 'en-US': 'Configurable CRUD table' } },
    { product: 'admin_cloud', name: 'Admin Cloud', summary: { 'zh-CN': '多租户权限后端', 'en-US': 'Multi-tenant permission back end' } },
  ],
  editions: [...editionsOf('admin_plus', 198_000), ...editionsOf('icrud', 98_000), ...editionsOf('admin_cloud', 598_000)],
}

function editionsOf(product: Product, base: number): Edition[] {
  const common = {
    product,
    currency: 'CNY' as const,
    source_code: true,
    perpetual: true,
    support_months: 24,
    updates_months: 24,
    upgrade_from: [],
    grants: product === 'admin_plus' ? (['admin_plus', 'icrud'] as const).slice() : [product],
    highlight: false,
    cta: 'buy' as const,
  }
  const source = { 'zh-CN': `${names[product]} 完整源码`, 'en-US': `Full source code of ${names[product]}` }
  const sso = { 'zh-CN': '企业单点登录示例', 'en-US': 'Single sign-on example' }
  return [
    {
      ...common,
      sku: `${product}-standard`,
      edition: 'standard',
      name: { 'zh-CN': '标准版', 'en-US': 'Standard' },
      tagline: { 'zh-CN': '一个人，把一个后台项目做好。', 'en-US': 'One developer, one admin project done well.' },
      price: base,
      list_price: base,
      renewal_price: base * 0.4,
      seats: 1,
      projects: 1,
      licenses: 1,
      free_materials: false,
      features: [source],
    },
    {
      ...common,
      upgrade_from: [`${product}-standard`],
      sku: `${product}-team`,
      edition: 'team',
      name: { 'zh-CN': '团队版', 'en-US': 'Team' },
      tagline: { 'zh-CN': '一个团队，同时推进几个项目。', 'en-US': 'One team with several projects on the go.' },
      price: base * 2,
      list_price: base * 2.5,
      seats: 10,
      projects: 5,
      licenses: 5,
      free_materials: false,
      features: [source],
    },
    {
      ...common,
      upgrade_from: [`${product}-standard`, `${product}-team`],
      sku: `${product}-enterprise`,
      edition: 'enterprise',
      name: { 'zh-CN': '企业版', 'en-US': 'Enterprise' },
      tagline: { 'zh-CN': '同一家公司的所有项目，用同一份授权。', 'en-US': 'Every project of your company under one license.' },
      price: base * 3,
      list_price: base * 3,
      seats: null,
      projects: null,
      licenses: 20,
      free_materials: true,
      features: [source, sso],
      highlight: true,
    },
    {
      ...common,
      sku: `${product}-group`,
      edition: 'group',
      name: { 'zh-CN': '集团版', 'en-US': 'Group' },
      tagline: { 'zh-CN': '集团与关联公司，一份合同全部覆盖。', 'en-US': 'Parent company and affiliates under one contract.' },
      price: null,
      list_price: null,
      seats: null,
      projects: null,
      licenses: 100,
      free_materials: true,
      features: [source, sso],
      cta: 'contact',
    },
  ]
}
