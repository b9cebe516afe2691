import type { PluginOption } from 'vite'

/** Which demo is mounted, and callbacks for it. */
export interface DemoContext {
  /** Name of the demo, which no other demo of its page has: for the beginning of generated ids. */
  name: string
  /** Language of its page. */
  locale: string
  onReady: () => void
  onError: (error: unknown) => void
}

/**
 * Mounts the default export of a demo's file into an element: an empty one, or one with the markup that the renderer of its port made, which
 * is hydrated. Returns a cleanup function.
 */
export type MountDemo = (host: HTMLElement, load: () => Promise<{ default: unknown }>, context: DemoContext) => () => void

/** Renders the default export of a demo's file to HTML. Rejects if that is impossible: the demo is then drawn when it runs. */
export type RenderDemo = (load: () => Promise<{ default: unknown }>, demo: Pick<DemoContext, 'locale' | 'name'>) => Promise<string>

/** Adds a kind of live demo: files `demos/<name>.<extension>` in the folder of a page. */
export interface DemoPort {
  /** Extension of the files, without the dot: `tsx`. */
  extension: string
  /**
   * Module that exports a {@link MountDemo} as `mount`: a package's entry or an absolute path. It loads with the first demo near the
   * viewport.
   */
  runtime: string
  /**
   * Module that exports a {@link RenderDemo} as `render`: a package's entry or an absolute path. It runs in Node when the site is built, so
   * that pages show their demos before any code has loaded. @default demos are drawn when they run
   */
  renderer?: string
  /** Vite plugins that compile the files. @default none */
  plugins?: () => Promise<PluginOption[]>
}
