'use client'

import { createLayout, layoutT, type LayoutMenu, type RouterPort } from '@view-site/layout'
import { enUS } from '@view-site/layout/locales/en-US'
import { followPages } from '@view-site/layout/navigation'
import { NextLayout, type NextPages } from '@view-site/layout/next'
import { PageResult } from '@view-site/layout/page-kit'
import type { ReactNode } from 'react'
import { settings } from './settings.ts'

const pages: NextPages = {
  '/': { title: 'Home', page: 'work' },
  '/guide/intro': { page: 'article' },
  '/customers/[id]': { page: 'work', header: 'guide' },
  '/notes': { page: 'work', cache: true },
  '/audit': { page: 'work', auth: ['admin'] },
}

const menu: LayoutMenu = {
  header: [{ title: 'Guide', path: '/guide/intro', name: 'guide' }],
  sider: [
    {
      title: 'Basics',
      header: 'guide',
      children: [
        { title: 'Introduction', path: '/guide/intro' },
        { title: 'Notes', path: '/notes' },
        { title: 'Audit', path: '/audit', auth: ['admin'] },
      ],
    },
  ],
}

export function Shell({ children }: { children: ReactNode }) {
  return (
    <NextLayout pages={pages} create={createAppLayout} start={followPages} forbidden={<PageResult kind="forbidden" />}>
      {children}
    </NextLayout>
  )
}

function createAppLayout(router: RouterPort) {
  return createLayout({ router, menu, settings, brand: { title: 'Acme' }, t: layoutT(enUS), can: () => false })
}
