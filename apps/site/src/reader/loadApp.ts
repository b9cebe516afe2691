import type { BootData } from '../inline/bootScript.ts'

/** Loads the application that the page names: all modules are asked for at once, and run one by one with a pause between them. */
export async function loadApp(): Promise<void> {
  const { entry, dependencies, modules }: BootData = JSON.parse(document.getElementById('boot')?.textContent ?? '')
  for (const href of [...dependencies, entry, ...modules]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  for (const href of [...dependencies, entry]) {
    await import(/* @vite-ignore */ href)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
