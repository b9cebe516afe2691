import type { SiteTexts } from './en.ts'

/** Texts of the site in German. */
export const de: SiteTexts = {
  documentation: 'Dokumentation',
  corrected: 'Keine Treffer für „{{from}}“. Ergebnisse für „{{to}}“.',
  searchHint: 'Versuchen Sie ein kürzeres oder ein anderes Wort.',
  incomplete: 'Ein Teil des Suchindex konnte nicht geladen werden. Es können Treffer fehlen.',
  notFound: 'Diese Seite gibt es nicht',
  notFoundText: 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite wurde verschoben oder gelöscht.',
  backHome: 'Zur Startseite',
  loadFailed: 'Die Seite konnte nicht geladen werden',
  loadFailedText: 'Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  retryQuestion: 'Ein Teil dieser Seite wurde nicht geladen. Erneut versuchen?',
  copy: 'Kopieren',
  copied: 'Kopiert',
}
