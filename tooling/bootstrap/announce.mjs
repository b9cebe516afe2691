import { total } from './progress.mjs'

/** The final output of `start` and `dev`: addresses, and how to sign in. */
export function announce(url, playground, { isPlaygroundReady = true } = {}) {
  process.stdout.write(`
  View UI Plus site      ${url}/            (English: ${url}/en-US)
  Outbox and pay desk    ${url}/__control/   (SMS codes, mails, open payments)
  Playground             ${playground}/${isPlaygroundReady ? '' : '            (ready in a few seconds)'}
  API document           ${url}/openapi.json
  Demo account           demo@example.com / view-ui-plus

  Ready ${total()}. Ctrl-C stops everything.
`)
}
