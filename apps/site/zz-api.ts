import { readFileSync, writeFileSync } from 'node:fs'
import { readFacts } from '@view-site/vue-demo/facts'
import { draftApi } from './build/draftApi.ts'
const [, , out, texts] = process.argv
const facts = await readFacts()
const q = (t: string) => (t.includes("'") && !t.includes('"') ? `"${t}"` : `'${t.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`)
let s = "import { defineApi } from '@view-site/docs'\n\nexport default defineApi({\n"
let exp = '', sec = '', draft = ''
const close = () => { if (sec) s += '    },\n' }
for (const line of readFileSync(texts!, 'utf8').split('\n')) {
  if (!line.trim()) continue
  if (line.startsWith('# ')) {
    const [e, k] = line.slice(2).split(' ')
    close()
    if (e !== exp) { if (exp) s += '  },\n\n'; s += `  ${e}: {\n`; exp = e!; draft = draftApi(e!, facts) ?? '' }
    sec = k!
    s += `    ${sec}: {\n`
    continue
  }
  const [name, type, zh, en] = line.split(' ¦ ').map((x) => x.trim())
  if (!en) throw new Error(line)
  const part = new RegExp(`^    ${sec}: \\{\\n([\\s\\S]*?)^    \\},`, 'm').exec(draft)?.[1] ?? ''
  const old = new RegExp(`^      '?${name!.replace(/[[\]]/g, '\\$&')}'?: \\{\\n([\\s\\S]*?)^      \\},`, 'm').exec(part)?.[1] ?? ''
  let lines = old.split('\n').filter((l) => l.trim() && !l.includes('description:'))
  if (type !== '-') {
    const field = { props: 'type', events: 'params', slots: 'props', methods: 'signature' }[sec]
    const [t, d, r] = type!.split(' ;; ')
    lines = lines.filter((l) => !new RegExp(`^\\s+${field}:`).test(l))
    lines.unshift(`        ${field}: ${q(t!)},`)
    if (d) lines = lines.filter((l) => !/^\s+default:/.test(l))
    if (d) lines.splice(1, 0, `        default: ${q(d)},`)
    if (r) lines.push('        required: true,')
  }
  const key = /^[A-Za-z_$][\w$]*$/.test(name!) ? name : `'${name}'`
  s += `      ${key}: {\n${lines.join('\n')}${lines.length ? '\n' : ''}        description: { 'zh-CN': ${q(zh!)}, 'en-US': ${q(en)} },\n      },\n`
}
close()
s += '  },\n})\n'
writeFileSync(out!, s)
