/** A demo that is mounted at build. */
export interface SnapshotDemo {
  /** Absolute path of the built module with the demos of its page. */
  module: string
  /** File name below `demos/`, without extension. */
  name: string
  locale: string
}

/**
 * Mounts a demo into an element, in Node, in a DOM without layout. Returns a function that unmounts it. Rejects if the demo cannot be
 * mounted.
 * @param options Those of {@link SnapshotOptions}.
 */
export type MountSnapshot = (demo: SnapshotDemo, host: HTMLElement, options: unknown) => Promise<() => void>

/** A demo that is rendered at build. */
export interface RenderedDemo {
  /** Id of its page. */
  page: string
  /** File name below `demos/`, without extension. */
  name: string
  locale: string
}

/** Renders a demo with the server renderer of its framework, to markup that it hydrates. `undefined` if there is no renderer for it. */
export type RenderSnapshot = (demo: RenderedDemo) => Promise<string | undefined>
