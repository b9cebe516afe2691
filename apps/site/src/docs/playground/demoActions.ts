import type { openEditor } from '../editor/openEditor.ts'

export { demoCode } from './demoCode.ts'

/** Opens the editor, which loads with its styles: the reader has no bytes left for their names. */
export async function edit(...demo: Parameters<typeof openEditor>): Promise<void> {
  const module = await import('../editor/openEditor.ts')
  await module.openEditor(...demo)
}
