import { createHash } from 'node:crypto'

/** Seconds that two fixed tasks take on one core: baselines for comparing runs, as the machine's speed varies. */
export interface Floor {
  /** Hashing 256 MiB. */
  hash: number
  /** Writing to each page of 64 MiB of new memory, as new processes do: this differs much more between virtual machines. */
  memory: number
}

/** Measures both baselines, in about a second. */
export function measureFloor(): Floor {
  const block = Buffer.alloc(2 ** 20, 7)
  return {
    hash: seconds(() => {
      const hash = createHash('sha512')
      for (let count = 0; count < 256; count++) hash.update(block)
      hash.digest()
    }),
    memory: seconds(() => {
      const memory = Buffer.allocUnsafeSlow(2 ** 26)
      for (let page = 0; page < memory.length; page += 4096) memory[page] = 1
    }),
  }
}

function seconds(task: () => void): number {
  const begin = performance.now()
  task()
  return (performance.now() - begin) / 1000
}
