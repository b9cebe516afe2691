import type { DemoPort } from './DemoPort.ts'

/** Live demos in React: `demos/<name>.tsx` whose default export is a component. It receives the page's language as the prop `locale`. */
export function reactDemos(): DemoPort {
  return { extension: 'tsx', runtime: 'view-docs/react-demos', renderer: 'view-docs/react-renderer' }
}
