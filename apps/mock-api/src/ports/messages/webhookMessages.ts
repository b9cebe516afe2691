import type { Mail, Sms } from './messages.ts'

/** Posts every message as JSON to one address, where the owner's provider is called. */
export function webhookMessages(url: string): { sms: Sms; mail: Mail } {
  return {
    sms: { send: (message) => post(url, { kind: 'sms', ...message }) },
    mail: { send: (message) => post(url, { kind: 'mail', ...message }) },
  }
}

async function post(url: string, message: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    // Codes and links go to this address alone.
    redirect: 'error',
    signal: AbortSignal.timeout(5000),
  })
  if (!response.ok) throw new Error(`The message service answered ${response.status}; look into its own log`)
}
