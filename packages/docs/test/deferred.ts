/** A promise that is settled from outside. */
export function deferred<Value>() {
  let settle: ((value: Value) => void) | undefined
  let fail: ((error: Error) => void) | undefined
  const promise = new Promise<Value>((resolve, reject) => {
    settle = resolve
    fail = reject
  })
  return { promise, resolve: (value: Value) => settle?.(value), reject: (error: Error) => fail?.(error) }
}
