import type { T } from './texts.ts'

/** Titles of pages outside the menus, in the current language: for tabs, breadcrumb and window. */
export function titleOf(path: string, t: T): string | undefined {
  if (path === '/customers/new') return t('customer.new')
  if (path.startsWith('/customers/')) return t('customer.numbered', { id: path.split('/')[2] ?? '' })
  if (path === '/403') return t('forbidden.title')
  return path === '/sign-in' ? t('signIn.title') : undefined
}
