import type { Film } from '../src/Film.ts'
import { both } from '../src/both.ts'
import { key, point, poster, press, rest, say, scroll, see, type } from '../src/steps.ts'
import { byLabel, byRole, bySelector, byText, type Place } from '../src/targets.ts'

const demo: Place = (page) => page.locator('[data-demo]').first()
const dialog: Place = (page) => page.getByRole('dialog')
const field = (chinese: string, english: string, place: Place) => byLabel(both(chinese, english), place)
const button = (chinese: string, english: string, place = demo) => byRole('button', both(chinese, english), place)
const text = (chinese: string, english: string, place = demo) => byText(both(chinese, english), place)

/** The demo on iCRUD's first page: searches a list, creates a record, and recovers from a failed request. */
export const icrud: Film = {
  name: 'icrud',
  path: '/icrud/introduce',
  steps: [
    say(
      '这是 iCRUD 文档的第一页。示例用文档版运行',
      'The first page of the iCRUD documentation. Its demo runs the documentation’s edition',
    ),
    rest(2600),
    scroll(bySelector('[data-demo]'), 62, 1400),
    rest(800),

    say('表格、查询、新建和编辑，都来自同一份列配置', 'Table, search, “New”, and “Edit”: all from one list of columns'),
    point(field('姓名', 'Name', demo), 1000),
    rest(400),
    poster,
    press(bySelector('.icrud-search .ivu-select-selection'), 800),
    rest(600),
    press(
      text('设计', 'Design', (page) => page.locator('.icrud-search .ivu-select-dropdown')),
      700,
    ),
    rest(400),
    press(button('查询', 'Search'), 800),
    rest(1400),

    say('新建一位同事：没填的，表单会说', 'A new colleague: the form shows which fields are missing'),
    press(button('新建', 'New'), 1000),
    rest(900),
    press(button('保存', 'Save', dialog), 900),
    rest(600),
    see(text('请填写姓名', 'Name is required', dialog)),
    rest(600),

    say('填好保存，新的一行就在表里', 'Fill it in and save: the new row is in the table'),
    press(field('姓名', 'Name', dialog), 800),
    type(both('安然', 'Grace'), 500),
    press(bySelector('.ivu-select-selection', dialog), 800),
    rest(500),
    press(
      text('设计', 'Design', (page) => page.locator('[role="dialog"] .ivu-select-dropdown')),
      600,
    ),
    rest(300),
    press(field('入职日期', 'Joined', dialog), 700),
    type('2026-11-20', 700),
    key('Enter'),
    rest(500),
    press(button('保存', 'Save', dialog), 900),
    rest(1400),
    see(text('安然', 'Grace')),
    rest(600),

    say('请求失败时，原来的数据还在，恢复后重试即可', 'When a request fails, the rows stay. Once the server responds again, retry'),
    press(text('让请求失败', 'Make requests fail'), 900),
    rest(300),
    press(button('刷新', 'Refresh'), 800),
    rest(1800),
    see(text('重试', 'Try again')),
    press(text('让请求失败', 'Make requests fail'), 800),
    press(text('重试', 'Try again'), 900),
    rest(1400),

    say('全部代码就在示例下面', 'All of the code is right below the demo'),
    scroll(text('展开代码', 'Show code'), 300, 900),
    press(text('展开代码', 'Show code'), 800),
    rest(400),
    scroll(bySelector('.doc-source pre', demo), 70, 1400),
    rest(2600),
  ],
}
