import { playgroundVersion } from '@view-site/vue-demo/playground'

/** URLs of the frame's documents. */
export interface FrameAddresses {
  /** With the current version of the library. */
  current: string
  /** With older versions, by version: `1.2`. */
  older: Readonly<Record<string, string>>
}

/** The version of the library with which code runs. */
export interface ChosenLibrary {
  /** URL of the frame's document. */
  frame: string
  /** The requested version, if any. */
  version: string | null
  /** Whether the requested version is unavailable, so that the current one is used. */
  isMissing: boolean
}

/** Selects the version of the library by the page's query: `?version=1.2`, or none for the current one. */
export function chooseLibrary(search: string, { current, older }: FrameAddresses): ChosenLibrary {
  const version = new URLSearchParams(search).get(playgroundVersion)
  const found = version !== null && Object.hasOwn(older, version) ? older[version] : undefined
  return { frame: found ?? current, version, isMissing: version !== null && found === undefined }
}
