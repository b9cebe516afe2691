import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'

/** `prepaint.ts` with all it imports, as one minified text. */
async function minified(): Promise<string> {
  const input = fileURLToPath(new URL('prepaint.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, modulePreload: false, target: 'es2023', rolldownOptions: { input } },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('Vite built nothing. Check that prepaint.ts can be bundled.')
  return output.output[0].code.trim()
}

// The published package has no bundler at run time, so the text is kept. After a change of the function, or of the minifier:
// npx vitest run src/core/settings/prepaint.gen.test.ts -u
test('the text of the inline script is that of prepaint.ts', async () => {
  const text = `// Minified from prepaint.ts by prepaint.gen.test.ts; do not edit.\nexport const prepaintSource = ${JSON.stringify(await minified())}\n`
  await expect(text).toMatchFileSnapshot('./prepaint.gen.ts')
})
