import type { Member, NameReference } from '../PackageReference.ts'
import type { Links } from './createLinks.ts'
import { block, code, table } from './markdown.ts'
import type { ReferenceTexts } from './texts.ts'

export interface NameSectionOptions {
  texts: ReferenceTexts
  links: Links
  /** URL of a source file, or of a line in it. */
  sourceUrl: (file: string, line?: number) => string
}

/** The section of a name: its heading, description, signature and members. */
export function nameSection(name: NameReference, options: NameSectionOptions): string {
  const { texts, links, sourceUrl } = options
  const { signature, above, mentions, deprecated, throws, examples, file, line } = name
  return [
    `### ${code(name.name)}`,
    deprecated !== undefined && `**${texts.deprecated}** ${links.prose(deprecated)}`,
    links.prose(name.summary),
    signature !== undefined && block(signature),
    above && `**${texts.above}** ${links.type(above)}`,
    mentionsOf(mentions, options),
    parametersOf(name, options),
    returnsOf(name, options),
    throws.length > 0 && `**${texts.throws}**\n\n${throws.map((text) => `- ${links.prose(text)}`).join('\n')}`,
    ...examples.map((text) => `**${texts.example}**\n\n${exampleOf(text)}`),
    membersOf(name.members, texts.members, options),
    `${texts.source} [${code(`${file}:${line}`)}](${sourceUrl(file, line)})`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function mentionsOf(mentions: NameReference['mentions'], { texts, links }: NameSectionOptions): string {
  const known = mentions.filter(({ key }) => links.to(key) !== undefined)
  return known.length === 0 ? '' : `**${texts.mentions}** ${known.map(links.name).join(' · ')}`
}

/** A component has one parameter, its props, which have their own section. */
function parametersOf({ kind, parameters }: NameReference, options: NameSectionOptions): string {
  const [first, ...others] = parameters
  if (kind === 'component' && first && others.length === 0) return `**Props** ${options.links.type(first.type)}`
  return membersOf(parameters, options.texts.parameters, options)
}

function returnsOf({ returns }: NameReference, { texts, links }: NameSectionOptions): string {
  return returns ? `**${texts.returns}** ${links.type(returns.type)}${returns.text ? ` ${links.prose(returns.text)}` : ''}` : ''
}

function membersOf(members: readonly Member[], title: string, { texts, links }: NameSectionOptions): string {
  if (members.length === 0) return ''
  const { name, type, fallback, text } = texts.columns
  const rows = members.map((member) => [
    code(`${member.name}${member.optional ? '?' : ''}`),
    links.type(member.type),
    member.default === undefined ? '' : defaultOf(member.default),
    links.prose(member.text),
  ])
  return `**${title}**\n\n${table([name, type, fallback, text], rows)}`
}

/** Formatted as code, unless the author wrote prose. */
function defaultOf(text: string): string {
  return text.includes('`') || /^[a-z]+(?: [a-z,]+){2,}/i.test(text) ? text : code(text)
}

function exampleOf(text: string): string {
  return text.includes('```') ? text : block(text)
}
