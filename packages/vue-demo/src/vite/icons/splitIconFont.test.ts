import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postcss from 'postcss'
import { expect, onTestFinished, test } from 'vitest'
import { libraryDir } from '../../library.ts'
import { splitIconFont } from './splitIconFont.ts'

const icon = (name: string, code: string) => `.ivu-icon-${name}:before{content:"\\${code}"}`
const icons = [
  icon('ios-add-circle', 'f101'),
  icon('ios-add', 'f102'),
  icon('ios-add-outline', 'f104'),
  icon('md-add', 'f2c7'),
  icon('logo-vimeo', 'f251'),
]
const css = `@font-face{font-family:Ionicons;src:url("fonts/ionicons.woff2")}${icons.join('')}.ivu-check:after{content:"\\F2C7"}`

test('the small font has the icons that a source names, their outlines, and those that the styles draw, the whole font the others', async () => {
  const cacheDir = await makeFolder()
  const [small, whole] = await split(['<Icon type="ios-add" />', 'studios-add-circle ivu-icon-ios-add-circled'], cacheDir)
  expect(small).toMatch(/url\(".*\/ionicons-first\.woff2"\) format\("woff2"\)/)
  expect(small).toMatch(/unicode-range:\s*U\+f102,U\+f104,U\+f2c7$/)
  expect(whole).toMatch(/url\("fonts\/ionicons\.woff2"\)/)
  expect(whole).toMatch(/unicode-range:\s*U\+f101,U\+f251$/)
})

test('a class names an icon, and characters in a row are one range', async () => {
  const [small] = await split(['<i class="ivu-icon ivu-icon-ios-add ivu-icon-ios-add-circle">'], await makeFolder())
  expect(small).toMatch(/unicode-range:\s*U\+f101-f102,U\+f104,U\+f2c7$/)
})

test('the small font is made once, and a few icons are a small fraction of the whole', async () => {
  const cacheDir = await makeFolder()
  await split(['ios-add'], cacheDir)
  const made = await fontsIn(cacheDir)
  await split(['ios-add'], cacheDir)
  expect(await fontsIn(cacheDir)).toEqual(made)
  expect(made).toHaveLength(1)
  expect(made[0]?.size).toBeLessThan(1024)
})

/** The descriptors of the two faces, for code that names icons. */
async function split(sources: string[], cacheDir: string): Promise<string[]> {
  const plugin = splitIconFont({ folder: `${libraryDir}/dist/styles`, sources, cacheDir })
  const result = await postcss([plugin]).process(css, { from: undefined })
  return [...result.css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, descriptors = '']) => descriptors.trim())
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'icon-font-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The files below a folder; an inode changes when a file is made anew. */
async function fontsIn(folder: string): Promise<{ size: number; ino: number }[]> {
  const names = await readdir(folder, { recursive: true })
  const fonts = names.filter((name) => path.basename(name).startsWith('ionicons'))
  const stats = await Promise.all(fonts.map((name) => stat(path.join(folder, name))))
  return stats.map(({ size, ino }) => ({ size, ino }))
}
