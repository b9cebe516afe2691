import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '@view-site/static-site/files'
import { contentSecurityPolicy, scriptHash, type PolicySources } from '@view-site/static-server'
import { clientFiles } from './clientFiles.ts'
import { clientDir, headersFile } from './paths.ts'

/** Writes the headers for what was built, of every file: the inline scripts of page and frame are the only ones that run. */
export async function writeHeaders(): Promise<void> {
  const frame = (await clientFiles()).filter((name) => /^assets\/frame-[^/]+\.txt$/.test(name))
  const documents = await Promise.all(['index.html', ...frame].map((name) => readFile(join(clientDir, name), 'utf8')))
  const headers: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy(pagePolicy(documents.flatMap(inlineScripts).map(scriptHash))),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=()',
  }
  await replaceFile(headersFile, `${JSON.stringify(headers, null, 2)}\n`)
}

/**
 * The frame's document is a text of the page and inherits all of this beside its own, narrower policy; so modules and pictures made
 * in the frame have to be allowed here. No opener policy: the site that opens the playground hands it the code through the window.
 */
function pagePolicy(scripts: readonly string[]): PolicySources {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", 'blob:', ...scripts],
    'worker-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ['data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    // Wherever code in the frame would lead it, it stays here.
    'frame-src': ["'none'"],
    'form-action': ["'none'"],
    'base-uri': ['about:'],
    'frame-ancestors': ["'none'"],
  }
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map(([, script]) => script ?? '')
}
