import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '@view-site/static-site/files'
import { contentSecurityPolicy, scriptHash, type PolicySources } from '@view-site/static-server'
import { clientFiles } from './clientFiles.ts'
import { sitesOf } from '../src/sitesOf.ts'
import { clientDir, headersFile } from './paths.ts'

/** Writes the headers of the built files. Their policy allows the inline scripts of page and frame, and no others. */
export async function writeHeaders(): Promise<void> {
  const frame = (await clientFiles()).filter((name) => /^assets\/(older-)?frame-[^/]+\.txt$/.test(name))
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
 * The frame's document is created by the page and inherits this policy in addition to its own, stricter one, so modules and images created
 * in the frame have to be allowed here. No opener policy: the site that opens the playground sends the code through the window.
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
    // Keeps code in the frame from navigating it to another page.
    'frame-src': ["'none'"],
    'form-action': ["'none'"],
    'base-uri': ['about:'],
    // Pages of the documentation embed the playground. Last: the server on a developer's machine adds that of its site.
    'frame-ancestors': sitesOf(process.env.VITE_SITES),
  }
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map(([, script]) => script ?? '')
}
