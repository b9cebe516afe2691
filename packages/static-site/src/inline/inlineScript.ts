/**
 * Turns a typed function into the source of an inline script that calls it with JSON arguments. For small scripts that run before or
 * without the bundle. The function may use only its arguments and the browser's globals.
 */
export function inlineScript<Arguments extends unknown[]>(script: (...args: Arguments) => void, ...args: Arguments): string {
  const call = `(${script.toString()})(${args.map((arg) => JSON.stringify(arg)).join(',')})`
  return call.replaceAll('</', '<\\/')
}
