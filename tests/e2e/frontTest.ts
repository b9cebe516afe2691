import { test as base } from './fixtures.ts'
import { portsOf } from './ports.ts'
import { fronts, startFront, type Front } from './startFront.ts'

/** `test` with the web servers, in front of the files and the API of the worker's world. */
export const test = base.extend<object, { origins: Readonly<Record<Front, string>> }>({
  origins: [
    async ({ world }, use, { parallelIndex }) => {
      const first = portsOf(parallelIndex).fronts
      const started = await Promise.all(fronts.map((front, index) => startFront(front, { port: first + index, api: world.api })))
      const [nginx, caddy] = fronts.map((_, index) => `http://127.0.0.1:${first + index}`)
      await use({ nginx: nginx ?? '', caddy: caddy ?? '' })
      await Promise.all(started.map((close) => close()))
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
