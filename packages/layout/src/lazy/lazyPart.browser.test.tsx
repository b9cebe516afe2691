import { useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { lazyPart, type LazyPartProps } from './lazyPart.tsx'

interface NameProps {
  name: string
}

const Name = ({ name }: NameProps) => <p>Hello {name}</p>

function Opener({ Part }: { Part: ComponentType<NameProps & LazyPartProps> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {isOpen ? 'Opened' : 'Open'}
      </button>
      {isOpen && <Part name="Lin" onMissing={() => setOpen(false)} />}
    </>
  )
}

test('a part that does not load is left out, with what is around it in place, and the next use loads it again', async () => {
  const loads: PromiseWithResolvers<{ default: ComponentType<NameProps> }>[] = []
  const Part = lazyPart<NameProps>(() => {
    const load = Promise.withResolvers<{ default: ComponentType<NameProps> }>()
    loads.push(load)
    return load.promise
  })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  flushSync(() => root.render(<Opener Part={Part} />))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  loads[0]?.reject(new Error('offline'))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  expect(loads).toHaveLength(2)
  loads[1]?.resolve({ default: Name })
  await expect.element(page.getByText('Hello Lin')).toBeVisible()
})

test('a part that another page of the document has loaded hydrates what the server rendered without it', async () => {
  const Part = lazyPart<NameProps>(async () => ({ default: Name }))
  const mismatches: unknown[] = []
  const hydrate = (name: string) => {
    const host = document.body.appendChild(document.createElement('div'))
    const root = hydrateRoot(host, <Part name={name} />, { onRecoverableError: (error) => mismatches.push(error) })
    onTestFinished(() => {
      root.unmount()
      host.remove()
    })
  }
  hydrate('Lin')
  await expect.element(page.getByText('Hello Lin')).toBeVisible()
  hydrate('Chen')
  await expect.element(page.getByText('Hello Chen')).toBeVisible()
  expect(mismatches).toEqual([])
})
