import { appendFileSync, mkdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { readPrivacy } from '@view-site/privacy'
import { repeats } from '../full.ts'
import { serversTest } from '../servers/serversTest.ts'
import { seenFile } from './seenFile.ts'
import { undeclared } from './undeclared.ts'
import { watchPrivacy } from './watchPrivacy.ts'

interface Fixtures {
  /**
   * What the tests of a file store and send themselves, which is ignored (`kind name`, see `watchPrivacy`): `test.use({ ownTraces: /…/ })`.
   */
  ownTraces: RegExp | undefined
  /** In a full run, records what the browser stores and sends; the test fails at its end if the privacy notice does not list all of it. */
  privacy: void
}

const declared = readPrivacy()

/** `test` that compares what pages store and send with the privacy notice. */
export const privacyTest = serversTest.extend<Fixtures>({
  ownTraces: [undefined, { option: true }],
  privacy: [
    async ({ context, ownTraces }, use, { project }) => {
      if (!repeats('the privacy notice against every journey')) return use()
      const end = watchPrivacy(context)
      await use()
      const seen = (await end()).filter((one) => !ownTraces?.test(one))
      mkdirSync(project.outputDir, { recursive: true })
      appendFileSync(seenFile(project.outputDir), `${JSON.stringify(seen)}\n`)
      expect(undeclared(seen, declared), 'stored or sent, but in no privacy.json').toEqual([])
    },
    { auto: true },
  ],
})
