import { createI18n, loadT } from '@view-site/i18n'
import { expect, test } from 'vitest'
import { failures } from '../src/api/ApiError.ts'
import { holds, type Role } from '../src/api/User.ts'
import { languages } from '../src/languages.ts'
import { appMenu } from '../src/menu/appMenu.ts'
import { texts } from '../src/texts.ts'

test.for(languages)('every entry of the menus has a title, %s', async (locale) => {
  const { header, sider } = appMenu(await loadT(createI18n(locale), texts))
  for (const { title } of [...header, ...sider]) expect(title).not.toMatch(/^menu\.|^$/)
})

test.for<[Role, string[]]>([
  ['viewer', ['/', '/customers']],
  ['editor', ['/', '/customers']],
  ['admin', ['/', '/customers', '/users']],
])('the menus of a %s lead to %j', async ([role, paths]) => {
  const { sider } = appMenu(await loadT(createI18n('en-US'), texts))
  expect(sider.filter(({ auth }) => auth === undefined || holds(role, auth)).map(({ path }) => path)).toEqual(paths)
})

test.for(languages)('every failure has a text, %s', async (locale) => {
  const t = await loadT(createI18n(locale), texts)
  for (const failure of failures) expect(t(`failure.${failure}`)).not.toContain('failure.')
})
