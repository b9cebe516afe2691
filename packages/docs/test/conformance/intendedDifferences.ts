/** Examples on which the engine intends to differ from the specifications, and why. */
export interface IntendedDifference {
  reason: string
  /** Text of the problem that refuses the example; 'other HTML' where none does. */
  shows: string
  /** The page would be what the specification says, were it not refused. */
  hasSameHtml?: true
  /** Numbers of the examples of CommonMark 0.31.2. */
  commonmark: readonly number[]
  /** Numbers of the examples of GFM 0.29. */
  gfm: readonly number[]
}

export const intendedDifferences: readonly IntendedDifference[] = [
  {
    reason: 'HTML is refused, but for a few elements inside a line: nothing in a page may be unsanitised.',
    shows: 'HTML is not rendered',
    commonmark: [
      21, 31, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172,
      173, 174, 175, 176, 177, 178, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 201, 344, 475, 476, 477, 491, 494, 524, 536,
      613, 614, 615, 616, 617, 623, 626, 627, 628, 629, 630, 631, 642, 643,
    ],
    gfm: [
      118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144,
      145, 146, 147, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 170, 317, 327, 354, 484, 485, 486, 501, 504, 533, 545, 636,
      637, 638, 639, 640, 646, 650, 651, 652, 653, 654, 655, 657, 667, 668,
    ],
  },
  {
    reason: 'A link is written as a route from the root, which can be checked.',
    shows: 'The link',
    hasSameHtml: true,
    commonmark: [
      194, 195, 200, 203, 204, 484, 485, 486, 487, 492, 495, 496, 498, 499, 500, 502, 503, 504, 522, 567, 596, 597, 598, 599, 601,
    ],
    gfm: [163, 164, 169, 172, 173, 496, 497, 502, 505, 506, 507, 508, 509, 511, 512, 513, 531, 576, 605, 606, 607, 608, 610],
  },
  {
    reason: 'So is the address of a picture.',
    shows: 'The picture',
    hasSameHtml: true,
    commonmark: [517, 520, 531, 573, 576, 577, 578, 580],
    gfm: [526, 529, 540, 582, 585, 586, 587, 589],
  },
  {
    reason: 'A picture needs an alternative text.',
    shows: 'has no alternative text',
    hasSameHtml: true,
    commonmark: [581],
    gfm: [590],
  },
  {
    reason: 'The title of a page is in its front matter, and is the only heading of level 1.',
    shows: 'has a second title',
    hasSameHtml: true,
    commonmark: [10, 62, 66, 67, 68, 72, 75, 76, 78, 79, 80, 81, 82, 83, 84, 115, 141, 214, 215, 227, 228, 229, 230, 232, 300],
    gfm: [10, 32, 36, 37, 38, 42, 45, 46, 48, 49, 50, 51, 52, 53, 54, 85, 111, 183, 184, 197, 206, 207, 208, 210, 278],
  },
  {
    reason: 'Headings go down one level at a time.',
    shows: 'follows one of level',
    hasSameHtml: true,
    commonmark: [68, 72, 73, 74, 76, 79, 646, 647],
    gfm: [38, 42, 43, 44, 46, 49, 671, 672],
  },
  {
    reason: 'A fence ends with a fence: without one, the rest of the page would be code.',
    shows: 'The code block is not closed',
    hasSameHtml: true,
    commonmark: [127, 128, 139, 237],
    gfm: [97, 98, 109, 215],
  },
  {
    reason: 'Words after the language of a fence are options.',
    shows: 'has an unknown option',
    hasSameHtml: true,
    commonmark: [143, 146],
    gfm: [113, 116],
  },
  {
    reason: 'A comment is for authors: readers do not get it.',
    shows: 'other HTML',
    commonmark: [179, 308, 309, 625],
    gfm: [148, 288, 289, 648],
  },
  {
    reason: 'HTML has allowed two hyphens inside a comment since, and CommonMark 0.31 with it.',
    shows: 'other HTML',
    commonmark: [],
    gfm: [649],
  },
  {
    reason: 'GFM links addresses without angle brackets; the example shows a parser without that extension.',
    shows: 'other HTML',
    commonmark: [602, 606, 608, 611, 612],
    gfm: [611, 615, 617, 620, 621],
  },
  {
    reason:
      'The link begins after `mailto:` and `xmpp:`: the parser (micromark) does not know these prefixes, which came after the published specification.',
    shows: 'other HTML',
    commonmark: [],
    gfm: [633, 634, 635],
  },
  {
    reason: 'Marks that do not pair up would be shown to readers.',
    shows: 'is shown as written: it does not pair up',
    hasSameHtml: true,
    commonmark: [46, 49, 379, 380, 391, 392, 412, 417, 420, 421, 436, 439, 445, 447, 471, 480],
    gfm: [16, 19, 388, 389, 400, 401, 421, 426, 429, 430, 445, 448, 454, 456, 480, 489, 492, 493],
  },
  {
    reason: 'A link that is none, for the blank in it or for a missing definition, would be shown to readers.',
    shows: 'is read as text and not as a link',
    hasSameHtml: true,
    commonmark: [488, 511],
    gfm: [498, 520],
  },
  {
    reason: 'A link that is none, for the blank in it or for a missing definition, would be shown to readers.',
    shows: 'there is no definition of it',
    hasSameHtml: true,
    commonmark: [545, 546, 547],
    gfm: [554, 555, 556],
  },
  {
    reason: 'A heading or a table that is none would be shown to readers, and cells without a column would not.',
    shows: 'is read as text and not as a heading',
    hasSameHtml: true,
    commonmark: [64],
    gfm: [34],
  },
  {
    reason: 'A heading or a table that is none would be shown to readers, and cells without a column would not.',
    shows: 'is read as text and not as a table',
    hasSameHtml: true,
    commonmark: [],
    gfm: [203],
  },
  {
    reason: 'A heading or a table that is none would be shown to readers, and cells without a column would not.',
    shows: 'what is beyond them is not shown',
    hasSameHtml: true,
    commonmark: [],
    gfm: [204],
  },
  {
    reason: 'Notation of other tools, such as `[[…]]`, would be shown to readers.',
    shows: 'is shown as written.',
    hasSameHtml: true,
    commonmark: [548, 590],
    gfm: [557, 599],
  },
  {
    reason: 'A tab means up to four blanks, which no editor shows, and a no-break space is none.',
    shows: 'The line is indented with a tab',
    hasSameHtml: true,
    commonmark: [1, 2, 4, 5, 8, 9],
    gfm: [1, 2, 4, 5, 8, 9],
  },
  {
    reason: 'A tab means up to four blanks, which no editor shows, and a no-break space is none.',
    shows: 'is none in Markdown',
    hasSameHtml: true,
    commonmark: [353],
    gfm: [363],
  },
]
