import type { PageTexts } from './english.ts'

/** Texts of a new site in Arabic. */
export const arabic: PageTexts = {
  guide: 'الدليل',
  basics: 'الأساسيات',
  more: 'التخصيص',
  begin: 'ابدأ الآن',
  homeTitle: 'توثيق يستمتع به القرّاء',
  homeText: 'اكتب في جملة أو جملتين ما يقدّمه منتجك لمن يستخدمه، ولماذا تستحق الصفحات التالية القراءة.',
  features: [
    { title: 'جاهز للقراءة فورًا', text: 'كل صفحة HTML ثابت يظهر قبل تحميل أي برنامج نصي.' },
    { title: 'بحث في ثوانٍ', text: 'البحث في النص الكامل يتسامح مع الأخطاء الإملائية ويعمل في المتصفح.' },
    { title: 'مدقَّق', text: 'الروابط المعطّلة والترجمات الناقصة وأخطاء كتابة الكتل توقف البناء.' },
  ],
  pages: {
    start: ({ locale }) => `---
title: البداية
description: تعرّف على هذا الموقع في خمس دقائق.
---

أنت تقرأ الملف \`content/guide/start/${locale}.md\`. عدّله واحفظه، وسترى التغيير في المتصفح مباشرة.

## الصفحات

الصفحة مجلد فيه ملف Markdown لكل لغة، ومسار المجلد هو عنوان الصفحة:

:::file-tree
- docs.config.ts العنوان واللغات والصفحة الرئيسية
- content/
  - guide/
    - menu.ts ترتيب الصفحات
    - start/
      - **${locale}.md** هذه الصفحة
    - …
- public/ ملفات تُقدَّم كما هي
:::

## القائمة

يسرد \`content/guide/menu.ts\` الصفحات بترتيبها. تعرض هذه الكتلة الملف كما هو دائمًا:

\`\`\`ts file="guide/menu.ts"
\`\`\`

أنشئ الصفحة التالية بملفاتها ومدخلها في القائمة:

\`\`\`npm
npm run new guide/my-page
\`\`\`

## الأخطاء

رابط إلى صفحة غير موجودة، أو عنوان تفتقده إحدى اللغات، أو كتلة لم تُغلق: يظهر الخطأ فوق الصفحة أثناء
الكتابة، مع الملف والسطر وطريقة الإصلاح. ولعرض الأخطاء كلها دفعة واحدة:

\`\`\`npm
npm run check
\`\`\`

## الخطوة التالية

::::cards
:::card[كتابة الصفحات]{href="/guide/writing" icon="book"}
الكود والخطوات وعلامات التبويب والملاحظات، إضافة إلى Markdown.
:::
:::card[التخصيص]{href="/guide/customize"}
الألوان واللغات وصفحاتك الخاصة.
:::
:::card[النشر]{href="/guide/publish"}
أي خادم ويب يكفي.
:::
::::
`,

    writing: () => `---
title: كتابة الصفحات
description: الكود والخطوات وعلامات التبويب والملاحظات، إضافة إلى Markdown.
---

كل ما في Markdown على GitHub يعمل هنا، ومعه كتل إضافية.

## الكود

اذكر اسم الملف، وعلّم ما تغيّر:

\`\`\`ts title="src/server.ts"
import { createServer } from 'node:http'

const port = 3000 // [!code --]
const port = Number(process.env.PORT ?? 3000) // [!code ++]

createServer((request, response) => response.end('Hello')).listen(port)
\`\`\`

كتلة الكود بلغة \`npm\` تعرض الأمر لكل مدير حزم:

\`\`\`npm
npm install view-docs
\`\`\`

## الخطوات

:::steps
1. اكتب قائمة مرقّمة بين \`:::steps\` و\`:::\`.
2. أضف مسافة بادئة لما ينتمي إلى الخطوة، كالكود:

   \`\`\`npm
   npm run check
   \`\`\`
:::

## الملاحظات

> [!TIP]
> للملاحظات ستة أنواع: note وinfo وtip وimportant وwarning وdanger.

> [!WARNING]
> اكتب ما قد يسوء، وكيف يتجنّبه القارئ.

:::details[ماذا يوجد هنا؟]
نص لا يحتاج الجميع إلى قراءته.
:::

## الجداول

| الخيار  | الافتراضي | ما يفعله                 |
| ------- | --------- | ------------------------ |
| \`port\`  | \`3000\`    | المنفذ الذي يستمع إليه الخادم |
| \`quiet\` | \`false\`   | هل يخفي الخادم سجله      |
`,

    demos: ({ demos }) => `---
title: أمثلة حيّة
description: مكوّنات تعمل داخل الصفحة بجانب الكود الخاص بها.
---

تعمل الملفات الموجودة في مجلد \`demos\` الخاص بالصفحة في المكان الذي تذكرها الصفحة فيه. يُحمَّل كودها عند
اقتراب القارئ منها، ولا يُحمَّل شيء منه في الصفحات الأخرى.
${
  demos.includes('react')
    ? `
## React

:::demo{src="counter"}
اضغط على الزر.
:::
`
    : ''
}${
      demos.includes('vue')
        ? `
## Vue

:::demo{src="greeting"}
غيّر الاسم.
:::
`
        : ''
    }`,

    customize: () => `---
title: التخصيص
description: الألوان واللغات وصفحاتك الخاصة.
---

كل ذلك في \`docs.config.ts\`. احفظ الملف، فيبدأ الموقع من جديد بالتغيير.

## الألوان والخطوط

\`\`\`ts title="docs.config.ts" part
theme: {
  accent: '#7c3aed',
  radius: 4,
  font: { sans: 'Inter, sans-serif' },
},
\`\`\`

يبقى أي لون مقروءًا: يُغمَّق أو يُفتَّح في كل مظهر بالقدر اللازم.

## اللغات

\`\`\`ts title="docs.config.ts" part
locales: ['ar', 'en-US', 'de-DE'],
\`\`\`

اللغة الأولى هي الافتراضية، وعناوينها وحدها بلا بادئة. بعد ذلك يسرد \`npm run check\` كل صفحة تنقصها لغة.
ومع العربية يُقرأ الموقع كله من اليمين إلى اليسار.

## صفحاتك الخاصة

\`\`\`ts title="docs.config.ts" part
routes: [{ path: '/pricing', component: 'site/Pricing.tsx', title: 'الأسعار', description: 'كم يكلّف.' }],
\`\`\`

يصدّر الملف مكوّن React، ويُعرض عند بناء الموقع مثل أي صفحة أخرى.
`,

    publish: () => `---
title: النشر
description: ابنِ الموقع وقدّمه من أي مكان.
---

\`\`\`npm
npm run build
\`\`\`

يكتب هذا الأمر الموقع في \`dist/client\`: ملفات ثابتة لأي خادم ويب، ومعها نسخ مضغوطة. ولرؤيته كما سيراه
قرّاؤك:

\`\`\`npm
npm run preview
\`\`\`

## قبل المرة الأولى

اضبط \`origin\` في \`docs.config.ts\` على عنوان الموقع، فمحركات البحث والخلاصات تحتاج إليه. هل يقع الموقع
تحت مسار، كما في GitHub Pages؟ إذن اضبط \`base\` أيضًا:

\`\`\`ts title="docs.config.ts" part
origin: 'https://example.github.io',
base: '/my-docs/',
\`\`\`
`,
  },
}
