import { expect, test } from 'vitest'
import { imageSvg } from '../src/imageSvg.ts'
import type { ImageColors } from '../src/ImageContent.ts'
import { createLettering } from '../src/createLettering.ts'

const colors: ImageColors = { mat: '#1', sheet: '#2', line: '#3', tick: '#4', text: '#5', muted: '#6', subtle: '#7', brand: '#8' }

test('no text is drawn outside of the image, however long it is', async () => {
  const lettering = await createLettering()
  const zh = '多租户权限平台的角色继承、数据范围与跨组织临时授权的完整配置指南（第二版）'
  const en = 'Configuring multi-tenant permissions with role inheritance and temporary delegation'
  await lettering.load(`${zh}${en}0123456789…/·`)
  for (const title of ['数据', zh, zh + zh, en, `${en} ${en}`, en.replaceAll(' ', '')]) {
    for (const subtitle of ['', '数据', zh]) {
      const svg = imageSvg({ brand: 'with', section: 'role · role', title, subtitle, description: zh + zh, address: en }, colors, lettering)
      const starts = [...svg.matchAll(/translate\(([-\d.]+) ([-\d.]+)\)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
      expect(starts.length).toBeGreaterThan(20)
      for (const [x, y] of starts) {
        expect(x, `“${title}”`).toBeGreaterThanOrEqual(48)
        expect(x, `“${title}”`).toBeLessThan(1152)
        expect(y, `“${title}”`).toBeGreaterThan(30)
        expect(y, `“${title}”`).toBeLessThan(600)
      }
    }
  }
})
