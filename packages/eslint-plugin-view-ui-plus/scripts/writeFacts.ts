import { writeFile } from 'node:fs/promises'
import { readFacts } from '@view-site/vue-demo/facts'
import { templateFacts } from '@view-site/vue-demo/tags'

// Writes the facts of the installed view-ui-plus, one component per line.
const facts = Object.entries(templateFacts(await readFacts()))
const lines = facts.map(([name, component]) => `  ${JSON.stringify(name)}: ${JSON.stringify(component)}`)
await writeFile(new URL('../src/facts.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`)
process.stdout.write(`${facts.length} components written to src/facts.json.\n`)
