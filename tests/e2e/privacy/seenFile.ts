import { join } from 'node:path'

/** File in which the journeys of a run record what browsers stored and sent: one JSON array per line and journey. */
export function seenFile(outputDir: string): string {
  return join(outputDir, 'seen-privacy.jsonl')
}
