import type { Texts } from '../../locales/zh-CN.ts'
import type { ApiChange } from '../../releases/apiChanges.ts'
import { differences } from '../../releases/changeOf.ts'
import type { ApiChangesData } from './ApiChanges.ts'

/** The changes of each release as a table below its heading. */
export function changesMarkdown({ releases }: ApiChangesData, { changes: texts, api }: Texts): string {
  const head = [row([texts.export, texts.member, texts.change]), '| --- | --- | --- |']
  const changed = releases.filter(({ changes }) => changes.length > 0)
  return changed
    .map(({ release, changes }) => [`### ${release}`, '', ...head, ...changes.map((change) => row(cellsOf(change, texts, api)))].join('\n'))
    .join('\n\n')
}

function cellsOf({ owner, member, kind, before, after }: ApiChange, texts: Texts['changes'], api: Texts['api']): string[] {
  const code = (value: string | undefined) => (value === undefined ? texts.none : `\`${value}\``)
  const fields = before && after ? differences(before, after) : []
  const change = [texts[kind], ...fields.map(({ field, from, to }) => `${texts[field]} ${code(from)} → ${code(to)}`)].join('; ')
  return [`\`${owner}\``, member ? `\`${member.name}\` ${api[member.part]}` : '–', change]
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((text) => text.replaceAll('|', String.raw`\|`)).join(' | ')} |`
}
