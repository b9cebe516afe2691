/** Words that occur on one page only, in the middle of a sentence. */
export interface Needle {
  english: string
  chinese: string
  phrase: string
  text: string
  /** The page it occurs on, as a distance from the middle of the corpus. */
  offset: number
}

/** Index of the page that contains a needle. */
export function placeOf({ offset }: Needle, pages: number): number {
  return Math.floor(pages / 2) + offset
}

/** The first is searched for with cold caches, the second afterwards. */
export const needles: readonly [Needle, Needle] = [
  {
    english: 'rhubarb',
    chinese: '猫头鹰',
    phrase: '猫头鹰模型',
    text: '系统在断线之后会把猫头鹰模型重新写入磁盘并继续同步。The importer keeps one rhubarb sample for each tenant.',
    offset: 3,
  },
  {
    english: 'quicksilver',
    chinese: '石榴籽',
    phrase: '石榴籽标本',
    text: '归档任务每晚都会扫描石榴籽标本所在的分区并生成清单。A quicksilver fixture is attached to the archive.',
    offset: 7,
  },
]
