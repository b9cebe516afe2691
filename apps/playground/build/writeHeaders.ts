import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentSecurityPolicy, scriptHash } from '@view-site/static-server'
import { framePolicy } from './framePolicy.ts'
import { clientDir, headersFile } from './paths.ts'

/** Headers of the page, and of what stands in `frame/`. */
export interface PlaygroundHeaders {
  page: Record<string, string>
  frame: Record<string, string>
}

/** Writes the headers for what was built: its inline scripts are the only ones that run. */
export async function writeHeaders(): Promise<void> {
  const [page, frame] = await Promise.all(['index.html', 'frame/index.html'].map((name) => readFile(join(clientDir, name), 'utf8')))
  const headers: PlaygroundHeaders = { page: pageHeaders(inlineScripts(page ?? '')), frame: frameHeaders(inlineScripts(frame ?? '')) }
  await writeFile(headersFile, `${JSON.stringify(headers, null, 2)}\n`)
}

const shared = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=()',
}

/** No opener policy: the site that opens the playground hands it the code through the window. */
function pageHeaders(scripts: readonly string[]): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(scriptHash)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    // Wherever code in the frame would lead it, it stays here.
    'frame-src': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return { ...shared, 'content-security-policy': contentSecurityPolicy(policy) }
}

/** Sandboxed by itself too, should somebody open it alone; its modules and fonts are asked for by an origin without a name. */
function frameHeaders([importMap = '']: readonly string[]): Record<string, string> {
  const policy = { ...framePolicy(scriptHash(importMap)), 'frame-ancestors': ["'self'"], sandbox: ['allow-scripts'] }
  return { ...shared, 'content-security-policy': contentSecurityPolicy(policy), 'access-control-allow-origin': '*' }
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map(([, script]) => script ?? '')
}
