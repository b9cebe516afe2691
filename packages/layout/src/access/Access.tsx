import type { ReactNode } from 'react'
import { useAccess } from './useAccess.ts'

/** Props of `Access`: what it takes to see something, and what stands there otherwise. */
export interface AccessProps {
  /** Values of which the visitor needs one. */
  auth: readonly string[]
  children: ReactNode
  /** Stands there for those who hold none. @default nothing */
  fallback?: ReactNode
}

/** What only some visitors see. It hides; what it hides has to be guarded where it is done, too. */
export function Access({ auth, children, fallback = null }: AccessProps) {
  return useAccess(auth) ? children : fallback
}
