import type { PageTexts } from './english.ts'
import { typesPage } from './typesPage.ts'

/** Texts of a new site in German. */
export const german: PageTexts = {
  guide: 'Anleitung',
  basics: 'Grundlagen',
  more: 'Anpassen',
  begin: 'Loslegen',
  homeTitle: 'Dokumentation, die man gern liest',
  homeText:
    'Sagen Sie in ein oder zwei Sätzen, was Ihr Produkt für die Menschen tut, die es benutzen, und warum sich das Weiterlesen lohnt.',
  features: [
    { title: 'Sofort lesbar', text: 'Jede Seite ist statisches HTML: Sie erscheint, bevor ein Skript geladen ist.' },
    { title: 'Schnell gefunden', text: 'Die Volltextsuche verzeiht Tippfehler und läuft im Browser.' },
    { title: 'Geprüft', text: 'Tote Links, fehlende Übersetzungen und falsch geschriebene Blöcke halten den Build an.' },
  ],
  pages: {
    start: ({ locale }) => `---
title: Loslegen
description: In fünf Minuten mit dieser Website vertraut.
---

Sie lesen \`content/guide/start/${locale}.md\`. Ändern Sie die Datei und speichern Sie: Der Browser zieht nach.

## Seiten

Eine Seite ist ein Ordner mit einer Markdown-Datei für jede Sprache. Der Pfad des Ordners ist die
Adresse der Seite:

:::file-tree
- docs.config.ts Titel, Sprachen und Startseite
- content/
  - guide/
    - menu.ts die Reihenfolge der Seiten
    - start/
      - **${locale}.md** diese Seite
    - …
- public/ Dateien, die unverändert ausgeliefert werden
:::

## Menü

\`content/guide/menu.ts\` führt die Seiten in ihrer Reihenfolge auf. Dieser Block zeigt die Datei immer,
wie sie gerade ist:

\`\`\`ts file="guide/menu.ts"
\`\`\`

Legen Sie die nächste Seite mit ihren Dateien und ihrem Eintrag im Menü an:

\`\`\`npm
npm run new guide/my-page
\`\`\`

## Fehler

Ein Link auf eine Seite, die es nicht gibt, eine Überschrift, die einer Sprache fehlt, ein Block, der
nicht geschlossen ist: Während Sie schreiben, erscheint der Fehler über der Seite, mit Datei, Zeile
und Abhilfe. Alle auf einmal:

\`\`\`npm
npm run check
\`\`\`

## Wie weiter?

::::cards
:::card[Seiten schreiben]{href="/guide/writing" icon="book"}
Code, Schritte, Tabs und Hinweise, die über Markdown hinausgehen.
:::
:::card[Anpassen]{href="/guide/customize"}
Farben, Sprachen, eigene Seiten.
:::
:::card[Veröffentlichen]{href="/guide/publish"}
Jeder Webserver genügt.
:::
::::
`,

    writing: () => `---
title: Seiten schreiben
description: Code, Schritte, Tabs und Hinweise, die über Markdown hinausgehen.
---

Alles aus GitHubs Markdown funktioniert, dazu einige Blöcke.

## Code

Nennen Sie die Datei, und markieren Sie, was sich geändert hat:

\`\`\`ts title="src/server.ts"
import { createServer } from 'node:http'

const port = 3000 // [!code --]
const port = Number(process.env.PORT ?? 3000) // [!code ++]

createServer((request, response) => response.end('Hallo')).listen(port)
\`\`\`

Ein Codeblock in der Sprache \`npm\` zeigt den Befehl für jeden Paketmanager:

\`\`\`npm
npm install view-docs
\`\`\`

## Schritte

:::steps
1. Schreiben Sie eine nummerierte Liste zwischen \`:::steps\` und \`:::\`.
2. Rücken Sie ein, was zu einem Schritt gehört, etwa seinen Code:

   \`\`\`npm
   npm run check
   \`\`\`
:::

## Hinweise

> [!TIP]
> Es gibt sechs Arten von Hinweisen: note, info, tip, important, warning und danger.

> [!WARNING]
> Schreiben Sie, was schiefgehen kann und wie man es vermeidet.

:::details[Was steht hier?]
Text, den nicht alle lesen müssen.
:::

## Tabellen

| Option  | Standard | Wirkung                                |
| ------- | -------- | -------------------------------------- |
| \`port\`  | \`3000\`   | an welchem Port der Server lauscht     |
| \`quiet\` | \`false\`  | ob der Server sein Protokoll für sich behält |
`,

    demos: ({ demos }) => `---
title: Lebendige Beispiele
description: Komponenten, die auf der Seite laufen, neben ihrem Code.
---

Dateien im Ordner \`demos\` einer Seite laufen dort, wo die Seite sie nennt. Ihr Code wird geladen,
sobald man in ihre Nähe kommt, und auf anderen Seiten gar nicht.
${
  demos.includes('react')
    ? `
## React

:::demo{src="counter"}
Drücken Sie auf die Schaltfläche.
:::
`
    : ''
}${
      demos.includes('vue')
        ? `
## Vue

:::demo{src="greeting"}
Ändern Sie den Namen.
:::
`
        : ''
    }`,

    types: () =>
      typesPage({
        title: 'Typen im Code',
        description: 'Namen in TypeScript-Code zeigen ihre Typen, die beim Build ermittelt werden.',
        intro:
          'Zeigen Sie auf einen Namen, oder gehen Sie mit der Tabulatortaste zu ihm: Sein Typ erscheint. Auf dem Telefon genügt ein Tippen.',
        write: 'So wird es geschrieben',
        writeText: 'Schreiben Sie `twoslash` hinter die Sprache eines Codeblocks. Zeilen mit diesen Kommentaren erscheinen selbst nicht:',
        remark: 'Kommentar',
        effect: 'Wirkung',
        query: 'zeigt unter der Zeile den Typ des Namens, auf den der Pfeil weist',
        cut: 'übersetzt den Code darüber, ohne ihn zu zeigen',
        errors: 'erlaubt diesen Fehler von TypeScript und zeigt ihn unter seiner Zeile',
        imports:
          'Der Code kann jedes Paket importieren, das bei der Website installiert ist, zum Beispiel Ihr eigenes. Jeder andere Fehler hält den Build mit Angabe der Zeile an: Beispiele passen immer zu Ihren Typen.',
        expected: 'Ein Fehler als Beispiel',
        expectedText: 'Zeigen Sie, was schiefgeht, und was TypeScript dazu sagt:',
      }),

    customize: () => `---
title: Anpassen
description: Farben, Sprachen und eigene Seiten.
---

Alles steht in \`docs.config.ts\`. Speichern Sie die Datei, und die Website startet mit der Änderung neu.

## Farben und Schriften

\`\`\`ts title="docs.config.ts" part
theme: {
  accent: '#7c3aed',
  radius: 4,
  font: { sans: 'Inter, sans-serif' },
},
\`\`\`

Jede Akzentfarbe bleibt lesbar: In beiden Designs wird sie so weit abgedunkelt oder aufgehellt wie nötig.

## Sprachen

\`\`\`ts title="docs.config.ts" part
locales: ['de-DE', 'en-US', 'ar'],
\`\`\`

Die erste ist die Standardsprache; nur ihre Adressen haben kein Präfix. \`npm run check\` nennt danach
jede Seite, der eine Sprache fehlt. Mit Arabisch wird die ganze Website von rechts nach links gelesen.

## Eigene Seiten

\`\`\`ts title="docs.config.ts" part
routes: [{ path: '/pricing', component: 'site/Pricing.tsx', title: 'Preise', description: 'Was es kostet.' }],
\`\`\`

Die Datei exportiert eine React-Komponente. Sie wird wie jede andere Seite beim Build gerendert.
`,

    publish: () => `---
title: Veröffentlichen
description: Die Website bauen und überall ausliefern.
---

\`\`\`npm
npm run build
\`\`\`

schreibt die Website nach \`dist/client\`: statische Dateien für jeden Webserver, daneben komprimierte
Kopien. So sehen Sie die Website wie später die Leserinnen und Leser:

\`\`\`npm
npm run preview
\`\`\`

## Vor dem ersten Mal

Setzen Sie \`origin\` in \`docs.config.ts\` auf die Adresse der Website: Suchmaschinen und Feeds brauchen
sie. Liegt die Website unter einem Pfad, wie bei GitHub Pages? Dann setzen Sie auch \`base\`:

\`\`\`ts title="docs.config.ts" part
origin: 'https://example.github.io',
base: '/my-docs/',
\`\`\`
`,
  },
}
