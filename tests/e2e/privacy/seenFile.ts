import { join } from 'node:path'

/** Where the journeys of the last run note what they saw: a JSON array per journey and line. */
export function seenFile(outputDir: string): string {
  return join(outputDir, 'seen-privacy.jsonl')
}
