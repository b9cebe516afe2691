import type { World } from '@view-site/test-servers'
import type { Size } from '../browsers/Browser.ts'
import type { Visitor } from '../visitor/createVisitor.ts'

/** What a path may need besides the browser. */
export interface Surroundings {
  world: World
  /** Origin of the playground. */
  playground: string
}

/** One of the main paths of a visitor. */
export interface Path {
  /** Name of its folder of pictures. */
  name: string
  /** What it shows; begins with the requirements. */
  title: string
  /** @default a desktop */
  size?: Size
  /** Errors in the console that are expected. @default none */
  tolerated?: RegExp
  walk: (visitor: Visitor, surroundings: Surroundings) => Promise<void>
}
