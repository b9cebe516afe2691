// The types of the view library, for the core: it passes components and nodes on and never renders one. React is named here and nowhere in `core`.
export type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react'
