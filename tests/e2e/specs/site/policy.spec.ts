import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { expect, test } from '../../fixtures.ts'

const dist = resolve(import.meta.dirname, '../../../../apps/site/dist')
const headers = z.looseObject({ 'content-security-policy': z.string() })
const origin = 'https://www.view-ui.example'

test('every built page complies with its policy: only the known inline scripts, no handler, and no frame or file of another site', () => {
  const policy = headers.parse(JSON.parse(readFileSync(`${dist}/headers.json`, 'utf8')))['content-security-policy']
  const files = globSync('**/*.html', { cwd: `${dist}/client` })
  expect(files.length).toBeGreaterThan(500)
  const broken = new Set<string>()
  let scripts = 0
  for (const file of files) {
    const html = readFileSync(`${dist}/client/${file}`, 'utf8')
    for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (/\ssrc=|\stype="application\/(?:ld\+)?json"/.test(attributes)) continue
      scripts += 1
      if (!policy.includes(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)) broken.add(`${file}: ${code.slice(0, 80)}`)
    }
    const elements = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    for (const [element] of elements.matchAll(/<(?:iframe|object|embed|base)\b[^>]*>|<[a-z][^>]*?\son[a-z]+="[^>]*>/g))
      broken.add(`${file}: ${element}`)
    for (const [element, url = ''] of html.matchAll(
      /<(?:script|link|audio|track|form)\b[^>]*?\s(?:src|href|action)="((?:https?:)?\/\/[^"]+)"/g,
    ))
      if (new URL(url, origin).origin !== origin) broken.add(`${file}: ${element}`)
  }
  expect(scripts).toBeGreaterThanOrEqual(files.length)
  expect([...broken]).toEqual([])
})
