import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderLayout } from '../../test/renderLayout.tsx'
import { Access, useAccess } from '../index.ts'

function Tools() {
  const pro = useAccess(['pro', 'icrud'])
  return (
    <>
      <p>{pro ? 'holds' : 'lacks'}</p>
      <Access auth={['pro', 'icrud']} fallback={<a href="/price">购买</a>}>
        <button type="button">导出</button>
      </Access>
    </>
  )
}

const shown = () => [
  page.getByRole('button', { name: '导出' }).elements().length,
  page.getByRole('link', { name: '实名认证' }).elements().length,
  page.getByText('holds').elements().length,
]
const holding = (access: readonly string[]) => ({ can: (auth: readonly string[]) => auth.some((value) => access.includes(value)) })

test('[LAY-21] an element is there only for those whose access shares a value, as the menu is', async () => {
  const { layout } = await renderLayout({ path: '/user/purchases', slots: { SiderEnd: Tools } })
  expect(shown()).toEqual([0, 0, 0])
  await expect.element(page.getByRole('link', { name: '购买' })).toBeVisible()
  layout.update(holding(['icrud']))
  await expect.poll(shown).toEqual([1, 1, 1])
  layout.update(holding(['admin_pro']))
  await expect.poll(shown).toEqual([0, 0, 0])
})
