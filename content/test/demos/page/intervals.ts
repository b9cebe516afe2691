/** Counts the intervals started from now on; returns a function that reads the count. */
export function countIntervals(): () => number {
  const running = new Set<unknown>()
  window.setInterval = new Proxy(setInterval, {
    apply: (real, self, parameters: Parameters<typeof setInterval>) => {
      const id: unknown = Reflect.apply(real, self, parameters)
      running.add(id)
      return id
    },
  })
  window.clearInterval = new Proxy(clearInterval, {
    apply: (real, self, parameters: Parameters<typeof clearInterval>) => {
      running.delete(parameters[0])
      Reflect.apply(real, self, parameters)
    },
  })
  return () => running.size
}
