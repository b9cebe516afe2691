import type { Film, Step } from '../src/Film.ts'
import { both } from '../src/both.ts'
import { key, point, poster, press, rest, say, scroll, see, type } from '../src/steps.ts'
import { byLabel, byRole, bySelector, byText, type Place } from '../src/targets.ts'

const demo: Place = (page) => page.locator('[data-demo]').first()
const text = (chinese: string, english: string) => byText(both(chinese, english), demo)

/** Demos in the documentation of Admin Plus: settings of the layout, access to a part of a page, the watermark. */
export const adminPlus: Film = {
  name: 'admin-plus',
  path: '/admin-plus/setting/main',
  steps: [
    say(
      'Admin Plus 的文档里，示例就是所教的代码，可以直接操作',
      'In the Admin Plus documentation, the demos are the code that it teaches, and they run',
    ),
    rest(2800),
    scroll(bySelector('[data-demo]'), 62, 1400),
    rest(600),

    say('外壳怎么摆：换颜色，打开标签页', 'The layout: change its colors, and turn on tabs'),
    press(bySelector('[aria-label="siderTheme"] .ivu-radio-wrapper:has-text("dark")', demo), 1000),
    rest(600),
    press(bySelector('[aria-label="headerTheme"] .ivu-radio-wrapper:has-text("primary")', demo), 800),
    rest(600),
    press(byRole('switch', 'tabs', demo), 800),
    rest(400),
    press(byRole('button', both('待办', 'To do'), demo), 900),
    rest(500),
    poster,

    say('下面就是要写进 setting.js 的几行', 'The lines for setting.js are shown below'),
    scroll(bySelector('.patch', demo), 300, 800),
    point(bySelector('.patch', demo), 700),
    rest(1900),

    ...search('区块权限', 'Blocks'),
    say('区块权限：换一个人登录，看到的不一样', 'Access control: another user sees other sections of the page'),
    scroll(bySelector('[data-demo]'), 62, 1000),
    press(text('财务', 'Finance'), 800),
    rest(1100),
    press(text('主管', 'Manager'), 700),
    rest(900),
    press(byRole('button', both('退款', 'Refund'), demo), 800),
    rest(1000),

    ...search('水印', 'Watermark'),
    say('水印：写上当前用户的名字，再调深浅', 'Watermark: enter the user’s name, and adjust the opacity'),
    scroll(bySelector('[data-demo]'), 62, 1000),
    press(byLabel(both('水印文字', 'Watermark text'), demo), 800),
    key('Control+A'),
    type(both('安然 2026-11-20', 'Grace 2026-11-20'), 1200),
    rest(500),
    press(bySelector('input[type="range"] >> nth=1', demo), 900),
    rest(1600),

    say('示例和它们的代码，都在 Admin Plus 的文档里', 'The demos and their code are in the Admin Plus documentation'),
    point(text('展开代码', 'Show code'), 900),
    rest(2400),
  ],
}

/** Navigates to another page through the site's search. */
function search(chinese: string, english: string): Step[] {
  return [
    say(`用搜索去“${chinese}”`, `Search for “${english}”`),
    press(byRole('button', both('搜索', 'Search')), 900),
    rest(500),
    type(both(chinese, english), 800),
    rest(700),
    see(bySelector('[role="option"]')),
    key('Enter'),
    rest(900),
  ]
}
