/** What the text of a new page depends on. */
export interface Template {
  title: string
  isComponent: boolean
  /** Name of the first demo. */
  demo?: string
}

interface PageTexts {
  /** Name in the other language; only Chinese pages have one. */
  subtitle?: string
  ofComponent: { description: string; demos: string; basic: string }
  ofPage: { description: string; intro: string; steps: string }
  listSteps: string
  aboutDemo: string
  /** Description of a sample prop. */
  size: string
}

const en: PageTexts = {
  ofComponent: { description: 'Say in one line when to use it.', demos: 'Demos', basic: 'Basic use' },
  ofPage: {
    description: 'Say in one line what the reader can do afterwards.',
    intro: "Name the reader's problem first, then the solution.",
    steps: 'How to',
  },
  listSteps: 'List the steps.',
  aboutDemo: 'Say what to look at in this demo.',
  size: 'Size',
}

const zh: PageTexts = {
  subtitle: '中文名',
  ofComponent: { description: '用一句话说明什么时候用它。', demos: '示例', basic: '基本用法' },
  ofPage: { description: '用一句话说明读完能做到什么。', intro: '先说读者要解决的问题，再说做法。', steps: '做法' },
  listSteps: '写下步骤。',
  aboutDemo: '说明读者在这个示例里该看什么。',
  size: '尺寸',
}

const de: PageTexts = {
  ofComponent: { description: 'Sagen Sie in einer Zeile, wann man sie verwendet.', demos: 'Beispiele', basic: 'Grundlegende Verwendung' },
  ofPage: {
    description: 'Sagen Sie in einer Zeile, was man nach dem Lesen kann.',
    intro: 'Nennen Sie zuerst das Problem, dann die Lösung.',
    steps: 'So geht es',
  },
  listSteps: 'Zählen Sie die Schritte auf.',
  aboutDemo: 'Sagen Sie, worauf man in diesem Beispiel achten soll.',
  size: 'Größe',
}

const ar: PageTexts = {
  ofComponent: { description: 'اذكر في سطر واحد متى يُستخدم.', demos: 'أمثلة', basic: 'الاستخدام الأساسي' },
  ofPage: {
    description: 'اذكر في سطر واحد ما سيتمكن القارئ من فعله بعد القراءة.',
    intro: 'اذكر مشكلة القارئ أولًا، ثم الحل.',
    steps: 'الطريقة',
  },
  listSteps: 'اسرد الخطوات.',
  aboutDemo: 'اذكر ما ينبغي ملاحظته في هذا المثال.',
  size: 'الحجم',
}

const languages = new Map([
  ['ar', ar],
  ['de', de],
  ['zh', zh],
])

/** Markdown of a new page in a language; English in one without a template. */
export function pageText(language: string, { title, isComponent, demo }: Template): string {
  const { subtitle, ofComponent, ofPage, listSteps, aboutDemo } = languages.get(language) ?? en
  const block = demo === undefined ? listSteps : `:::demo{src="${demo}"}\n${aboutDemo}\n:::`
  const head = (description: string, second = '') => `---\ntitle: ${title}\n${second}description: ${description}\n---\n`
  if (!isComponent) return `${head(ofPage.description)}\n${ofPage.intro}\n\n## ${ofPage.steps}\n\n${block}\n`
  const name = subtitle === undefined ? '' : `subtitle: ${subtitle}\n`
  const { description, demos, basic } = ofComponent
  return `${head(description, name)}\n## ${demos}\n\n### ${basic}\n\n${block}\n\n## API\n\n::api{name="${title}"}\n`
}

/** Description of the sample prop `size` in a language. */
export function sizeIn(language: string): string {
  return (languages.get(language) ?? en).size
}
