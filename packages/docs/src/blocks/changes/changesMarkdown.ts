import type { Texts } from '../../locales/zh-CN.ts'
import type { ApiChange } from '../../releases/apiChanges.ts'
import { differences } from '../../releases/changeOf.ts'
import type { ApiChangesData } from './ApiChanges.ts'

/** The changes of each release as a list below its heading. */
export function changesMarkdown({ releases }: ApiChangesData, { changes: texts, api }: Texts): string {
  const changed = releases.filter(({ changes }) => changes.length > 0)
  return changed
    .map(({ release, changes }) => [`### ${release}`, '', ...changes.map((change) => `- ${lineOf(change, texts, api)}`)].join('\n'))
    .join('\n\n')
}

function lineOf({ owner, member, kind, before, after }: ApiChange, texts: Texts['changes'], api: Texts['api']): string {
  const what = member ? `\`${owner}\` ${api[member.part]} \`${member.name}\`` : `\`${owner}\``
  const fields = before && after ? differences(before, after) : []
  const code = (value: string | undefined) => (value === undefined ? texts.none : `\`${value}\``)
  return [`${texts[kind]}: ${what}`, ...fields.map(({ field, from, to }) => `${texts[field]} ${code(from)} → ${code(to)}`)].join('; ')
}
