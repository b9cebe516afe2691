/** A browser and its system. */
export interface Agent {
  browser: string
  system: string
}

/** In this order: Edge and Opera also name Chrome, Chrome also names Safari. */
const browsers = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

/** In this order: Android also names Linux, iPhones also name Mac OS X. */
const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

/** The browser and system that a `User-Agent` names; none for programs and unknown ones. Good for a list that people read, for nothing else. */
export function describeAgent(userAgent: string): Agent | undefined {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1]
  return browser === undefined || system === undefined ? undefined : { browser, system }
}
