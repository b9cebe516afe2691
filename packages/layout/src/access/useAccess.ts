import { useLayout } from '../common/LayoutContext.tsx'
import { useAtomSelector } from '../common/useAtomValue.ts'

/** Whether the visitor holds one of these access values; the same answer that menus, routes and restored tabs get. */
export function useAccess(auth: readonly string[]): boolean {
  return useAtomSelector(useLayout().inputs, ({ can }) => can(auth))
}
