import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { prepaintScript, type PrepaintScriptOptions } from './prepaintScript.ts'

interface Visit {
  stored?: string
  systemDark?: boolean
  blocked?: boolean
  options?: PrepaintScriptOptions
}

/** `<html>` after the script has run in a page like this. */
function rootOf({ stored, systemDark = false, blocked = false, options = {} }: Visit) {
  const styles: Record<string, string> = {}
  const style = { setProperty: (name: string, value: string) => (styles[name] = value) }
  const documentElement = { dataset: {} as Record<string, string>, dir: '', style }
  runInNewContext(prepaintScript(options), {
    document: { documentElement },
    matchMedia: () => ({ matches: systemDark }),
    localStorage: {
      getItem(key: string) {
        if (blocked) throw new Error('blocked')
        return key === (options.storageKey ?? 'view-site.layout') ? (stored ?? null) : null
      },
    },
  })
  return { dataset: documentElement.dataset, dir: documentElement.dir, styles }
}

function attributesOf(visit: Visit): Record<string, string> {
  return rootOf(visit).dataset
}

test('a first visit takes the theme of the system', () => {
  expect(attributesOf({})).toEqual({ theme: 'light', header: 'light', sider: 'light', siderMode: 'single' })
  expect(attributesOf({ systemDark: true })).toEqual({ theme: 'dark', header: 'light', sider: 'light', siderMode: 'single' })
})

test('[LAY-07] stored settings apply before the first paint', () => {
  const stored = '{"theme":"dark","headerTheme":"primary","siderTheme":"dark","menuCollapse":true}'
  expect(attributesOf({ stored })).toEqual({ theme: 'dark', header: 'primary', sider: 'dark', siderMode: 'single', collapsed: '' })
  expect(attributesOf({ stored: '{"theme":"light"}', systemDark: true })).toMatchObject({ theme: 'light' })
})

test('[LAY-07] the mode of the sider applies before the first paint; one over the page is no rail', () => {
  expect(attributesOf({ stored: '{"siderMode":"double"}' })).toMatchObject({ siderMode: 'double' })
  expect(attributesOf({ stored: '{"siderMode":"overlay"}' })).toMatchObject({ siderMode: 'overlay-pinned' })
  const collapsed = attributesOf({ stored: '{"siderMode":"overlay","menuCollapse":true}' })
  expect(collapsed).toEqual({ theme: 'light', header: 'light', sider: 'light', siderMode: 'overlay' })
})

test('a direction and a width are set where they differ from the page, and the page’s own direction is kept', () => {
  expect(rootOf({})).toMatchObject({ dir: '', styles: { '--size-sider': '' } })
  const stored = '{"direction":"rtl","siderWidth":240}'
  expect(rootOf({ stored })).toMatchObject({ dir: 'rtl', dataset: { dir: '' }, styles: { '--size-sider': '240px' } })
  expect(rootOf({ stored: '{"siderWidth":9000}' })).toMatchObject({ styles: { '--size-sider': '' } })
})

test("the app's own defaults and storage key hold", () => {
  const options = { storageKey: 'mine', settings: { siderTheme: 'dark', menuCollapse: true } } as const
  expect(attributesOf({ options })).toEqual({ theme: 'light', header: 'light', sider: 'dark', siderMode: 'single', collapsed: '' })
  expect(attributesOf({ options, stored: '{"menuCollapse":false}' })).not.toHaveProperty('collapsed')
})

test.each(['', '{', 'null', '7', '"x"', '[]', '{"theme":"blue","menuCollapse":"yes"}'])(
  'damaged storage is as good as none: %s',
  (stored) => {
    expect(attributesOf({ stored })).toEqual({ theme: 'light', header: 'light', sider: 'light', siderMode: 'single' })
  },
)

test('blocked storage is as good as none', () => {
  expect(attributesOf({ blocked: true })).toEqual({ theme: 'light', header: 'light', sider: 'light', siderMode: 'single' })
})

test('the text is the same every time, small, and cannot end the script element', () => {
  expect(prepaintScript()).toBe(prepaintScript({ storageKey: 'view-site.layout', settings: {} }))
  expect(prepaintScript().length).toBeLessThan(1450)
  expect(prepaintScript({ storageKey: '</script>' })).not.toContain('</script')
})
