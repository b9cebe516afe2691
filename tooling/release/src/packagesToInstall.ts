import { readBlocks } from '@view-site/published'

/** The packages in a README's first `pnpm add` command. */
export function packagesToInstall(readme: string): string[] {
  const lines = readBlocks(readme).flatMap(({ language, code }) => (language === 'sh' ? code.split('\n') : []))
  const command = lines.find((line) => line.startsWith('pnpm add '))
  if (command === undefined) throw new Error('The README has no `pnpm add …` command: add one that installs its package.')
  return command.split(/\s+/).slice(2)
}
