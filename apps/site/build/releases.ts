import { buildEnv } from './buildEnv.ts'
import { missingReleases, updateReleases } from './releases/updateReleases.ts'

/** Adds new releases of the library to `releases.json`; `check` only fails if one is missing, `all` reads each of them again. */
async function run(argument: string | undefined): Promise<void> {
  const product = { root: buildEnv(process.env).content, product: 'view-ui-plus' }
  if (argument === 'check') {
    const missing = await missingReleases(product)
    if (missing.length > 0)
      throw new Error(`view-ui-plus/releases.json lacks ${missing.join(', ')}. Run \`pnpm content:releases\`, and commit the file.`)
    process.stdout.write('releases.json has every published release.\n')
  } else if (argument === undefined || argument === 'all') {
    const read = await updateReleases({ ...product, all: argument === 'all' })
    process.stdout.write(read.length > 0 ? `Read ${read.join(', ')}.\n` : 'There is no new release.\n')
  } else throw new Error('Use `pnpm content:releases [check|all]`.')
}

await run(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
