import { links } from '@view-site/site-data/links'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { filesOf, read } from '../src/repository.ts'

const field = z.discriminatedUnion('type', [
  z.object({ type: z.literal('markdown'), attributes: z.object({ value: z.string().min(1) }) }),
  z.object({
    type: z.enum(['input', 'textarea', 'dropdown', 'checkboxes']),
    id: z.string().regex(/^[\w-]+$/),
    attributes: z.object({ label: z.string(), description: z.string().optional(), options: z.array(z.unknown()).optional() }),
    validations: z.object({ required: z.boolean() }).optional(),
  }),
])
const form = z.object({
  name: z.string().min(1),
  description: z.string().min(1),
  labels: z.array(z.string()),
  body: z.array(field).min(1),
})
const contacts = z.object({ contact_links: z.array(z.object({ name: z.string(), url: z.url(), about: z.string() })) })

const forms = filesOf('.github/ISSUE_TEMPLATE/*.yml').filter((file) => !file.endsWith('/config.yml'))

test.each(forms)('%s is a valid GitHub form in both languages', (file) => {
  const { name, description, body } = form.parse(parse(read(file)))
  const fields = body.flatMap((entry) => (entry.type === 'markdown' ? [] : entry))
  expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
  const texts = [name, description, ...fields.map(({ attributes }) => attributes.label)]
  expect(texts.filter((text) => !/\p{Script=Han}/u.test(text) || !/[a-z]{3}/i.test(text))).toEqual([])
})

describe('external addresses', () => {
  test('in the forms match the owner’s data', () => {
    const { contact_links } = contacts.parse(parse(read('.github/ISSUE_TEMPLATE/config.yml')))
    expect(contact_links.map(({ url }) => url)).toEqual([links.libraryIssues, links.forum])
  })

  test('the address for security reports is in the owner’s data and in SECURITY.md', () => {
    const mails = [...read('SECURITY.md').matchAll(/[\w.-]+@[\w.-]+\w/g)].map(([mail]) => mail)
    expect(new Set(mails)).toEqual(new Set([links.securityMail]))
  })
})
