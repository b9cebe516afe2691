import type { Locale } from '@view-site/i18n/product'
import type { Problem } from './Problem.ts'

/** A message of the compiler or the browser, and what it means; `$1` is the first group of the pattern. */
type Explanation = readonly [message: RegExp, meaning: Readonly<Record<Locale, string>>]

const explanations: readonly Explanation[] = [
  [/^Element is missing end tag/, { 'zh-CN': '标签没有闭合，缺少结束标签。', 'en-US': 'This element is never closed.' }],
  [/^Invalid end tag/, { 'zh-CN': '这个结束标签没有对应的开始标签。', 'en-US': 'This end tag has no start tag.' }],
  [/^Interpolation end sign/, { 'zh-CN': '“{{”没有对应的“}}”。', 'en-US': 'A “{{” has no “}}”.' }],
  [/^Duplicate attribute/, { 'zh-CN': '同一个属性写了两次。', 'en-US': 'An attribute is written twice.' }],
  [
    /^Attribute name cannot/,
    { 'zh-CN': '属性名里有不能用的字符，可能漏了引号或空格。', 'en-US': 'A quote or a space may be missing here.' },
  ],
  [
    /^v-else.* has no adjacent v-if/,
    { 'zh-CN': '紧挨在前面的元素没有 v-if。', 'en-US': 'The element directly before this one needs v-if.' },
  ],
  [/^At least one <template> or <script>/, { 'zh-CN': '至少要有 <template> 或 <script>。', 'en-US': 'The code is empty.' }],
  [/Unterminated string/, { 'zh-CN': '字符串缺少结尾的引号。', 'en-US': 'A string has no closing quote.' }],
  [
    /Unexpected token|Missing semicolon|Unexpected keyword/,
    { 'zh-CN': '这里的代码不完整，或者多了字符。', 'en-US': 'The code is incomplete here, or has a character too many.' },
  ],
  [/(\S+) is not defined/, { 'zh-CN': '用到的 $1 没有定义。', 'en-US': '$1 is used, but neither imported nor declared.' }],
  [
    /Cannot read properties of (\w+) \(reading '(.+?)'\)/,
    { 'zh-CN': '要读取 $2，但那里的值是 $1。', 'en-US': 'The code reads $2, but the value there is $1.' },
  ],
  [/(\S+) is not a function/, { 'zh-CN': '$1 不是函数，不能调用。', 'en-US': 'The code calls $1, which is not a function.' }],
  [/^lang="(\w+)": the playground compiles/, { 'zh-CN': '演练场不能编译 $1，请改用 html、js、ts 或 css。', 'en-US': '' }],
]

/** A problem in plain words of a language, followed by its message; the problem as it is, if it is not one of the usual ones. */
export function explainProblem(problem: Problem, locale: Locale): Problem {
  for (const [pattern, meaning] of explanations) {
    const found = pattern.exec(problem.message)
    if (!found) continue
    const words = meaning[locale].replaceAll(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '')
    return { ...problem, message: `${words} ${problem.message}`.trim() }
  }
  return problem
}
