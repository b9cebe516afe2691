import { useEffect, type RefObject } from 'react'
import { attachBehavior } from '../lazy/attachBehavior.ts'
import { attachDropdown } from './attachDropdown.ts'

export interface UseDropdownOptions {
  /** Whether it behaves like a dropdown at all. @default true */
  isActive?: boolean
  /** Open on hover. @default false */
  hover?: boolean
}

/** Makes a native `<details>` behave like a dropdown. */
export function useDropdown(ref: RefObject<HTMLDetailsElement | null>, { isActive = true, hover = false }: UseDropdownOptions = {}): void {
  useEffect(() => (ref.current && isActive ? attachDropdown(ref.current) : undefined), [ref, isActive])
  useEffect(() => {
    const details = ref.current
    return details && isActive && hover ? attachBehavior(({ openOnHover }) => openOnHover(details)) : undefined
  }, [ref, isActive, hover])
}
