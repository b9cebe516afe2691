import type { ReactNode } from 'react'
import { useAccess } from './useAccess.ts'

/** Props of `Access`: the values it takes to see the children, and what is shown otherwise. */
export interface AccessProps {
  /** Values of which the visitor needs one. */
  auth: readonly string[]
  children: ReactNode
  /** Shown to visitors who hold none. @default nothing */
  fallback?: ReactNode
}

/** Shows its children to visitors with access only. It hides them; the server has to enforce it. */
export function Access({ auth, children, fallback = null }: AccessProps) {
  return useAccess(auth) ? children : fallback
}
