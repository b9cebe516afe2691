import { assert, boolean, constantFrom, dictionary, json, jsonValue, oneof, property, string } from 'fast-check'
import { createStore } from 'jotai/vanilla'
import { expect, test } from 'vitest'
import { damaged } from '../../../test/damaged.ts'
import { memoryStorage, type MemoryStorage } from '@view-site/vitest-config/storage'
import { createSettings } from './createSettings.ts'
import { defaultSettings, parseSettings } from './parseSettings.ts'
import { settingsSchema, type SettingField, type SettingsPatch } from './settingsSchema.ts'

const storageKey = 'layout'

function settingsOn(storage: MemoryStorage, defaults: SettingsPatch = {}) {
  const settings = createSettings({ store: createStore(), storage, storageKey, defaults })
  return { settings, stop: settings.start() }
}

test('[LAY-19] defaults: tabs off, header fixed, accordion, logout confirmation, search and language shown, the rest off', () => {
  expect(defaultSettings()).toMatchObject({
    tabs: false,
    headerFix: true,
    menuAccordion: true,
    showLogoutConfirm: true,
    showSearch: true,
    showI18n: true,
    showFullscreen: false,
    showNotice: false,
    dynamicMenu: false,
  })
})

test('[LAY-07] settings last across visits; only what differs from the defaults is stored', () => {
  const storage = memoryStorage()
  settingsOn(storage).settings.set({ theme: 'dark', menuCollapse: true, tabs: false })
  expect(JSON.parse(storage.entries.get(storageKey) ?? '')).toEqual({ theme: 'dark', menuCollapse: true })
  const next = settingsOn(storage).settings
  expect(next.get()).toMatchObject({ theme: 'dark', menuCollapse: true })
  next.reset()
  expect(storage.entries.size).toBe(0)
  expect(next.get()).toEqual(defaultSettings())
})

test("the app's own defaults override the package's, and a visitor's choice overrides both", () => {
  const storage = memoryStorage()
  const { settings } = settingsOn(storage, { siderTheme: 'dark' })
  expect(settings.get().siderTheme).toBe('dark')
  settings.set({ siderTheme: 'light' })
  expect(settingsOn(storage, { siderTheme: 'dark' }).settings.get().siderTheme).toBe('light')
})

test('a change in another tab arrives', () => {
  const storage = memoryStorage()
  const { settings } = settingsOn(storage)
  storage.writeElsewhere(storageKey, '{"headerTheme":"primary"}')
  expect(settings.get().headerTheme).toBe('primary')
})

test('the JSON copy is what createLayout takes', () => {
  const { settings } = settingsOn(memoryStorage())
  settings.set({ tabs: true })
  expect(JSON.parse(settings.copy())).toEqual({ ...defaultSettings(), tabs: true })
})

test.each(['', 'null', '[]', '5', '"dark"', '{', '{"theme":"blue","tabs":"yes","__proto__":{"tabs":true}}', '{"theme":null}'])(
  'damaged storage is as good as none: %s',
  (stored) => {
    expect(settingsOn(memoryStorage({ [storageKey]: stored })).settings.get()).toEqual(defaultSettings())
  },
)

test('[STORE-01] damaged values throw nothing, and only what the schema allows is kept', () => {
  const fields = new Map<string, SettingField>(Object.entries(settingsSchema))
  const names = [...fields.keys()]
  const value = oneof(boolean(), constantFrom('dark', 'light', 'primary', 'rtl', 200, 1e9, -1), jsonValue())
  const nearly = dictionary(constantFrom(...names, 'other', '__proto__'), value)
  const storage = memoryStorage()
  const { settings } = settingsOn(storage)
  let survived = 0
  assert(
    property(
      oneof(
        string(),
        json(),
        nearly.map((one) => JSON.stringify(one)),
      ),
      (stored) => {
        storage.writeElsewhere(storageKey, stored)
        const now = Object.entries(settings.get())
        expect(now.map(([name]) => name).toSorted()).toEqual(names.toSorted())
        for (const [name, own] of now) expect(isAllowed(fields.get(name), own), `${name}: ${JSON.stringify(own)}`).toBe(true)
        survived += Object.keys(parseSettings(stored)).length
      },
    ),
    damaged,
  )
  expect(survived).toBeGreaterThan(damaged.numRuns / 10)
})

function isAllowed(field: SettingField | undefined, value: unknown): boolean {
  if (field?.kind === 'switch') return value === true || value === false
  if (field?.kind === 'number') return Number(value) >= field.min && Number(value) <= field.max
  return field !== undefined && [...field.options].includes(String(value))
}
