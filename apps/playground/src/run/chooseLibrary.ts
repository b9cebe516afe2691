import { playgroundVersion } from '@view-site/vue-demo/playground'

/** Addresses of the frame's documents. */
export interface FrameAddresses {
  /** With the current version of the library. */
  current: string
  /** With older versions, by their names: `1.2`. */
  older: Readonly<Record<string, string>>
}

/** The library that code runs with. */
export interface ChosenLibrary {
  /** Address of the frame's document. */
  frame: string
  /** Name of the version that was asked for, if any. */
  version: string | null
  /** Whether it is not here, and the current one runs in its place. */
  isMissing: boolean
}

/** Chooses the library by the address of the page: `?version=1.2`, or nothing for the current one. */
export function chooseLibrary(search: string, { current, older }: FrameAddresses): ChosenLibrary {
  const version = new URLSearchParams(search).get(playgroundVersion)
  const found = version !== null && Object.hasOwn(older, version) ? older[version] : undefined
  return { frame: found ?? current, version, isMissing: version !== null && found === undefined }
}
