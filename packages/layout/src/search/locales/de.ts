import type { SearchTexts } from '../texts.ts'

/** Texts of the search picker in German. */
export const de: SearchTexts = {
  title: 'Suche',
  placeholder: 'Seiten, Abschnitte, Props durchsuchen',

  cancel: 'Abbrechen',
  pages: 'Seiten',
  actions: 'Aktionen',
  recent: 'Letzte Suchen',
  clearRecent: 'Verlauf löschen',
  popular: 'Beliebte Seiten',
  results: 'Suchergebnisse',
  searching: 'Suche läuft …',
  found: '{{count}} Ergebnisse',
  more: 'Die besten von {{total}} Seiten',
  none: 'Nichts gefunden für „{{query}}“',
  noneHint: 'Versuchen Sie ein kürzeres Wort oder den Namen einer Komponente oder Prop.',
  failed: 'Die Suchdaten konnten nicht geladen werden',
  failedHint: 'Prüfen Sie die Verbindung und versuchen Sie es erneut. Seiten der Menüs lassen sich trotzdem finden.',
  offline: 'Sie sind offline',
  offlineHint: 'Wörter, nach denen Sie schon gesucht haben, funktionieren weiterhin; alles andere, sobald Sie wieder online sind.',
  retry: 'Erneut versuchen',
  select: 'Auswählen',
  open: 'Öffnen',
  openInTab: 'In neuem Tab öffnen',
}

export default de
