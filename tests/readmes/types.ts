import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { examplesRoot, writeExamples } from './src/writeExamples.ts'

/** Module resolutions of apps: with a bundler, and in Node. */
const resolutions = {
  bundler: { module: 'preserve', moduleResolution: 'bundler' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
}

// Type-checks the code of all READMEs against the declarations of the built packages, as in an app that installed them.
await writeExamples()
writeFileSync(join(examplesRoot, 'package.json'), '{ "type": "module" }\n')
for (const [name, options] of Object.entries(resolutions)) {
  const config = join(examplesRoot, `${name}.json`)
  writeFileSync(config, JSON.stringify(configOf(options)))
  const { status, stdout } = spawnSync(join(import.meta.dirname, 'node_modules/.bin/tsc'), ['-p', config, '--pretty', 'false'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  if (status !== 0) {
    process.stderr.write(
      `The code of a README does not compile under moduleResolution ${name} (.cache/<package>/blocks/<line>, .cache/<package>/first):\n${stdout}\n`,
    )
    process.exitCode = 1
  }
}
process.stdout.write(
  `READMEs: ${process.exitCode === 1 ? 'their code does not compile' : `their code compiles under ${Object.keys(resolutions).join(' and ')}`}.\n`,
)

function configOf(options: Record<string, string>): object {
  return {
    compilerOptions: {
      ...options,
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
      jsx: 'react-jsx',
      strict: true,
      allowImportingTsExtensions: true,
      // Third-party declarations are not checked; ours have their own checks.
      skipLibCheck: true,
      noEmit: true,
      types: ['node', '@view-site/vue-demo/client'],
    },
    include: ['*/**/*.ts', '*/**/*.tsx'],
  }
}
