import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readPrivacy } from '@view-site/privacy'
import { z } from 'zod'
import { seenFile } from './seenFile.ts'
import { isSentWith, isStoredAs, undeclared } from './undeclared.ts'

/** Prints each entry of the privacy notice with the number of journeys of the last run in which a browser stored or sent it. */
function main(): void {
  const file = seenFile(resolve(import.meta.dirname, '../test-results'))
  if (!existsSync(file)) throw new Error(`${file} is missing. Run all journeys first: FULL=1 pnpm e2e`)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const journeys = lines.map((line) => z.array(z.string()).parse(JSON.parse(line)))
  const times = (is: (seen: string) => boolean) => journeys.filter((seen) => seen.some(is)).length
  const privacy = readPrivacy()
  const rows = [
    ...privacy.stored.map((entry) => [entry.in, entry.name, times((seen) => isStoredAs(entry, seen))] as const),
    ...privacy.sent.map((entry) => ['sent', entry.occasion['en-US'], times((seen) => isSentWith(entry, seen))] as const),
    ...undeclared(Array.from(new Set(journeys.flat())), privacy).map(
      (one) => ['NOT IN THE NOTICE', one, times((seen) => seen === one)] as const,
    ),
  ]
  process.stdout.write(
    `${journeys.length} journeys\n${rows.map(([kind, name, count]) => `${String(count).padStart(4)}  ${kind.padEnd(15)} ${name}`).join('\n')}\n`,
  )
}

main()
