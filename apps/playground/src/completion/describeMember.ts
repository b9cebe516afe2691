import type { ComponentApi } from './LibraryApi.ts'
import type { completionTexts } from './completionTexts.ts'
import type { Member } from './names.ts'

/** What the description of a component or of its member contains. */
export interface DescribeOptions {
  component: [name: string, api: ComponentApi]
  /** @default the component itself is described */
  member?: Member | undefined
  /** URL of its table. */
  address: string
  texts: (typeof completionTexts)[keyof typeof completionTexts]
}

/** The description of a component or of its prop, event or slot: name, type, default, text, and a link to its table. */
export function describeMember({ component: [name, api], member, address, texts }: DescribeOptions): HTMLElement {
  const { type, default: preset, required, since, deprecated, description } = member?.row ?? { description: api.description }
  const notes = [
    ...(preset === undefined ? [] : [`${texts.default} \`${preset}\``]),
    ...(required ? [texts.required] : []),
    ...(since === undefined ? [] : [texts.since(since)]),
    ...(deprecated === undefined ? [] : [texts.deprecated(deprecated)]),
  ]
  const link = document.createElement('a')
  Object.assign(link, { href: address, target: '_blank', rel: 'noopener', textContent: texts.table(name) })
  const described = document.createElement('div')
  described.className = 'cm-described'
  described.append(
    paragraph(`\`${member?.name ?? name}\``, 'cm-described-name'),
    ...(type === undefined ? [] : [paragraph(`\`${type}\``)]),
    paragraph(description),
    ...(notes.length > 0 ? [paragraph(notes.join(' · '))] : []),
    link,
  )
  return described
}

/** A paragraph with the code between backticks as such: the only Markdown in descriptions. */
function paragraph(text: string, className = ''): HTMLElement {
  const element = document.createElement('p')
  element.className = className
  element.append(
    ...text.split(/(`[^`]+`)/).map((part) => {
      if (!/^`.+`$/.test(part)) return part
      return Object.assign(document.createElement('code'), { textContent: part.slice(1, -1) })
    }),
  )
  return element
}
