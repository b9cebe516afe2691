/**
 * The source of a self-contained function, called with JSON arguments: small scripts that must run before or without the bundle
 * stay typed and testable. The function may use nothing but its arguments and the browser's globals.
 */
export function inlineScript<Arguments extends unknown[]>(script: (...args: Arguments) => void, ...args: Arguments): string {
  const call = `(${script.toString()})(${args.map((arg) => JSON.stringify(arg)).join(',')})`
  return call.replaceAll('</', '<\\/')
}
