/** Words that say nothing about a page. They are left out of the index, except inside a longer name such as `v-for`. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'an and are as at be been but by can do does for from has have how if in into is it its may no not of on or should so that the their ' +
    'then there these they this to use used uses using was we what when where which while will with you your'
  ).split(' '),
)

/** Chinese words of the same kind: they may be in a query and need not be on the page. */
export const chineseStopWords: ReadonlySet<string> = new Set(
  '的 了 是 在 和 与 或 把 被 让 给 对 从 到 用 有 怎么 怎样 如何 什么 哪些 为什么 可以 能 会 要 一个 这个 那个 吗 呢 请问'.split(' '),
)
