import type { Page } from '@playwright/test'
import { changeSettings, expect, goTo, moveTo, tabsOf, test } from '../../pages/starter.ts'
import { repeats } from '../../full.ts'
import { colourRules, injectedAxe } from '../../measures/injectedAxe.ts'

const devices = { phone: 390, tablet: 834, desktop: 1440 } as const
const pages = [
  '/requests',
  '/assets',
  '/assets/kind/laptop',
  '/assets/A-0004',
  '/reports/usage',
  '/reports/age',
  '/lab',
  '/lab/page/1',
  '/help',
  '/people',
  '/system-log',
  '/',
]
/** Pages with the elements of another one in the list. */
const similar = ['/assets/kind/laptop', '/reports/age', '/lab/page/1']
const headerThemes = ['light', 'dark', 'primary'] as const
/** Overlays that show parts of the header. */
const inHeader = ['nothing', 'user menu', 'dropdown head menu']

interface Overlay {
  name: string
  /** Devices on which it cannot be opened. */
  except?: readonly (keyof typeof devices)[]
  /** Settings it needs. */
  settings?: object
  /** Width it needs, if it differs from the device's. */
  width?: number
  open: (page: Page) => Promise<void>
}

const overlays: readonly Overlay[] = [
  { name: 'nothing', open: async () => undefined },
  {
    name: 'settings drawer',
    async open(page) {
      // On a phone its button is in the drawer of the menus; the account menu has it on every device.
      await page.getByRole('button', { name: /^账户：/ }).click()
      await page.getByRole('menuitem', { name: '界面设置' }).click()
      await expect(page.getByRole('dialog', { name: '界面设置' })).toBeVisible()
    },
  },
  {
    name: 'user menu',
    async open(page) {
      await page.getByRole('button', { name: /^账户：/ }).click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  {
    name: 'search picker',
    async open(page) {
      await page.getByRole('banner').getByRole('button', { name: '搜索' }).click()
      await page.getByRole('combobox', { name: '搜索' }).fill('note')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'notices',
    except: ['phone'],
    async open(page) {
      await page.getByRole('button', { name: /^通知/ }).click()
      await expect(page.getByRole('link', { name: '全部申请' })).toBeVisible()
    },
  },
  {
    name: 'mobile drawer',
    except: ['desktop'],
    async open(page) {
      await page.getByRole('button', { name: '打开菜单' }).click()
      await expect(page.getByRole('dialog', { name: '设备台' })).toBeVisible()
    },
  },
  {
    name: 'dropdown head menu',
    except: ['phone', 'tablet'],
    width: 1000,
    async open(page) {
      await page.getByRole('navigation', { name: '主导航' }).locator('summary', { hasText: '菜单' }).click()
      await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '设备', exact: true })).toBeVisible()
    },
  },
  {
    name: 'flyout of the collapsed sider',
    except: ['phone', 'tablet'],
    settings: { menuCollapse: true },
    async open(page) {
      await page.getByRole('navigation', { name: '章节' }).locator('summary').first().hover()
      await expect(page.getByRole('navigation', { name: '章节' }).getByText('外设')).toBeVisible()
    },
  },
  {
    name: 'tab context menu',
    async open(page) {
      await tabsOf(page).tab('全部设备').click({ button: 'right' })
      await expect(page.getByRole('menuitem', { name: '固定', exact: true })).toBeVisible()
    },
  },
  {
    name: 'log tooltip',
    except: ['phone'],
    async open(page) {
      await page.getByRole('link', { name: '没有日志或异常' }).hover()
    },
  },
  {
    name: 'confirm dialog',
    async open(page) {
      await page.getByRole('button', { name: /^账户：/ }).click()
      await page.getByRole('menuitem', { name: '退出登录' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
]

/** Every device and direction in a full run, otherwise the narrowest and the widest in opposite directions. */
const combinations = repeats('axe of the starter in every combination')
  ? (['phone', 'tablet', 'desktop'] as const).map((device) => [device, ['ltr', 'rtl']] as const)
  : ([
      ['phone', ['rtl']],
      ['desktop', ['ltr']],
    ] as const)

for (const [device, directions] of combinations) {
  for (const direction of directions) {
    // Light from left to right, dark from right to left: every colour is checked without doubling the time.
    const theme = direction === 'ltr' ? 'light' : 'dark'
    test(`[PLUS-05] ${device}, ${direction}, ${theme}: no overlay has a violation, nor the header in any theme`, async ({
      page,
      enter,
    }) => {
      const [width, height] = [devices[device], 900]
      await page.setViewportSize({ width, height })
      await enter({ path: '/assets?q=A-000', settings: { direction, theme } })
      // Waits for what the header loads later.
      await page.waitForLoadState('networkidle')
      for (const { name, settings, width: own = width, open } of overlaysOn(device)) {
        // oxlint-disable no-await-in-loop -- one page, one overlay and one header after the other
        await page.setViewportSize({ width: own, height })
        await changeSettings(page, { direction, theme, ...settings })
        await open(page)
        const underEach = inHeader.includes(name) || repeats('axe of every overlay under every header')
        for (const [index, headerTheme] of headerThemes.slice(0, underEach ? 3 : 1).entries()) {
          await changeSettings(page, { direction, theme, headerTheme, ...settings })
          await expect(page.locator('html')).toHaveAttribute('data-header', headerTheme)
          // The header theme changes only colours, and none inside the page: everything else is checked with the first theme. Without an
          // overlay, the page is checked, too: no overlay changes what is inside.
          const isWhole = name === 'nothing' || repeats('axe of every overlay under every header')
          const without = isWhole && index === 0 ? [] : ['main']
          const options = index === 0 ? { without } : { without, rules: colourRules }
          expect(await injectedAxe(page, options), `${name}, header ${headerTheme}`).toEqual([])
        }
        await close(page)
        // oxlint-enable no-await-in-loop
      }
    })
  }
}

/** Those that can be opened on a device. A run that is not full opens on a desktop only what a phone does not have, and the page itself. */
function overlaysOn(device: keyof typeof devices): readonly Overlay[] {
  const all = overlays.filter(({ except }) => !except?.includes(device))
  if (device === 'phone' || repeats('axe of the starter in every combination')) return all
  return all.filter(({ name, except }) => name === 'nothing' || except?.includes('phone'))
}

async function close(page: Page): Promise<void> {
  await page.mouse.move(0, 899)
  const open = page.locator('dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]').filter({ visible: true })
  // The first Escape in a search field clears the text.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(open).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await page.getByRole('main').focus()
}

const windows = [
  [390, 'dark'],
  [1440, 'light'],
] as const

for (const [width, colorScheme] of windows.slice(0, repeats('axe of the starter in every combination') ? 2 : 1)) {
  test(`[PLUS-05] at ${width} px, ${colorScheme}, no page has a violation, and axe reports one if there is one`, async ({
    page,
    enter,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await enter({ path: '/' })
    for (const path of pages.filter((one) => !similar.includes(one) || repeats('loading of more pages of a kind'))) {
      // oxlint-disable no-await-in-loop -- one page after the other
      await moveTo(page, path)
      const isWhole = path === '/requests' || repeats('axe of the shell on every page')
      expect(await injectedAxe(page, isWhole ? {} : { within: 'main' }), path).toEqual([])
      // oxlint-enable no-await-in-loop
    }
    await goTo(page, '/403?from=/people')
    expect(await injectedAxe(page), '403').toEqual([])
    await goTo(page, '/nowhere')
    expect(await injectedAxe(page), '404').toEqual([])
    await enter({ role: null })
    expect(await injectedAxe(page), 'sign-in').toEqual([])
    await page.locator('body').evaluate((body) => body.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">'))
    expect(await injectedAxe(page)).toContainEqual(expect.stringContaining('image-alt'))
  })
}
