import { parseArgs } from 'node:util'
import { bundleApp } from '@view-site/bundle'
import { visitorsChromium as launchOptions } from '@view-site/playwright-config'
import { infiniteStream, nat, sample } from 'fast-check'
import { chromium, type Page } from 'playwright'
import { serveApp } from '../serveApp.ts'
import { createModel, type Model } from './createModel.ts'
import { isFlat, measureHeap, printHead, printPoint, type HeapPoint } from './heap.ts'
import { users } from './pages.ts'
import { changePermission, closeAll, nextAct, type Act, type Call, type Random } from './steps.ts'
import type { Seen, TorturePage } from './TorturePage.ts'

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '10000' },
    /** The same seed makes the same steps. */
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    /** Number of steps between two measurements of the heap. */
    every: { type: 'string', default: '500' },
    /** `--no-reloads` stays in one document, so that what it keeps adds up. */
    reloads: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const steps = Number(values.steps)
const seed = Number(values.seed)
const every = Number(values.every)
const { reloads } = values

/**
 * Does random things in an app with tabs, and compares after each what every page contains with what was typed into it. Fails at the first
 * difference.
 */
async function main(): Promise<void> {
  print(`${steps} steps with the seed ${seed}${reloads ? '' : ', in one document'}`)
  const served = await serveApp(await bundleApp(new URL('app.tsx', import.meta.url).pathname))
  // Compiled code counts as heap, and grows for thousands of steps as functions become hot: without a compiler the heap is what the app keeps.
  const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, '--js-flags=--jitless'] })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const visitor = await openVisitor(page, served.origin)
  const done: string[] = []
  const counts = new Map<string, number>()
  const heap: HeapPoint[] = []
  printHead(print)
  try {
    for (let step = 1; step <= steps; step += 1) {
      const act = nextAct(visitor.model, { random: visitor.random, reloads })
      done.push(`${step} ${act.title}`)
      const kind = act.title.split(' ')[0] ?? ''
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      await visitor.perform(act)
      if (step % every === 0) {
        await visitor.closeEverything()
        const point = await measureHeap(page, { step, document: visitor.documents() })
        heap.push(point)
        printPoint(point, print)
      }
    }
    print(`\nNothing was lost: ${[...counts].map(([kind, count]) => `${count} ${kind}`).join(', ')}; ${visitor.questions()} questions`)
    const flat = isFlat(heap)
    print(flat ? 'The heap is flat.' : 'The heap grows.')
    if (!flat) process.exitCode = 1
  } catch (error) {
    print(`\nFault. The last steps were:\n  ${done.slice(-25).join('\n  ')}\n${error instanceof Error ? error.message : String(error)}`)
    print(`\nThe same again: pnpm bench:torture --seed ${seed} --steps ${done.length} --every ${every}${reloads ? '' : ' --no-reloads'}`)
    process.exitCode = 1
  }
  await browser.close()
  served.stop()
}

/** Who performs the steps in the browser. */
interface Visitor {
  model: Model
  random: Random
  perform: (act: Act) => Promise<void>
  closeEverything: () => Promise<void>
  /** How many documents were loaded so far. */
  documents: () => number
  /** How many questions were answered so far. */
  questions: () => number
}

async function openVisitor(page: Page, origin: string): Promise<Visitor> {
  const model = createModel(users[0] ?? '')
  const random = randomOf(seed)
  let [documents, questions, warned] = [1, 0, 0]
  page.on('dialog', (dialog) => {
    warned += 1
    void dialog.accept()
  })
  await page.goto(origin)
  await ready(page)

  async function perform({ call, typed, reloads = false, asks = [], outcome }: Act, choose: () => boolean = () => random(2) === 0) {
    if (reloads) await reload()
    if (call) await invoke(page, call)
    if (typed !== undefined) await page.keyboard.insertText(typed)
    const answers: boolean[] = []
    for (const id of asks) {
      await until(
        () => look(page),
        (seen) => (seen.asks ? [] : [`the unsaved page ${id} was not asked about`]),
      )
      answers.push(choose())
      questions += 1
      await invoke(page, { name: 'answer', given: [answers.at(-1) === true] })
    }
    outcome(answers)
    model.accept(await until(() => look(page), model.differences))
  }
  async function reload() {
    const expected = [...model.tabs].some((id) => model.isUnsaved(id))
    // Browsers warn only where the visitor has used the document.
    await page.mouse.click(700, 850)
    warned = 0
    await page.reload()
    await ready(page)
    documents += 1
    if (warned > 0 !== expected)
      throw new Error(expected ? 'The browser did not ask about unsaved pages.' : 'The browser asked without need.')
  }
  return {
    model,
    random,
    perform,
    closeEverything: async () => {
      if (!model.permitted) await perform(changePermission(model))
      await perform(closeAll(model), () => true)
    },
    documents: () => documents,
    questions: () => questions,
  }
}

/** Looks until nothing differs any more, for five seconds. */
async function until(see: () => Promise<Seen>, differences: (seen: Seen) => string[]): Promise<Seen> {
  let found: string[] = []
  const end = performance.now() + 5000
  const noticed: string[] = []
  do {
    const seen = await see()
    noticed.push(...seen.faults)
    found = differences({ ...seen, faults: noticed })
    if (found.length === 0) return seen
  } while (performance.now() < end && noticed.length === 0)
  throw new Error(found.join('\n'))
}

async function ready(page: Page): Promise<void> {
  await page.locator('[data-tab]').first().waitFor()
  await page.mouse.move(700, 850)
}

function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const here: TorturePage = window
    if (!here.torture) throw new Error('The app has not started.')
    return here.torture.see()
  })
}

function invoke(page: Page, call: Call): Promise<void> {
  return page.evaluate(({ name, given }) => {
    const here: TorturePage = window
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Call` pairs each name with its arguments; TypeScript does not follow that through a union
    const run = here.torture?.[name] as ((...args: readonly unknown[]) => void | Promise<void>) | undefined
    return run?.(...given)
  }, call)
}

/** Numbers that a seed determines, by fast-check's generator. */
function randomOf(start: number): Random {
  const [numbers] = sample(infiniteStream(nat(), { noHistory: true }), { seed: start, numRuns: 1, unbiased: true })
  return (below) => {
    const next = numbers?.next()
    if (next?.done !== false) throw new Error('The generator has no more numbers.')
    return next.value % below
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
