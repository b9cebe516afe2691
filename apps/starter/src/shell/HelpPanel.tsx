import { useT } from '@view-site/i18n'
import { Panel, PanelAction } from '@view-site/layout'
import { helpChapters } from '../pages/help/helpChapters.ts'
import { texts } from '../texts.ts'

/** The panel next to articles: related links, and the headings of the page. */
export function HelpPanel() {
  const t = useT(texts)
  const anchors = helpChapters.map((id) => ({ id, title: t(`help.${id}`) }))
  return <Panel actions={<PanelAction href="/lab">{t('help.panel')}</PanelAction>} anchors={anchors} />
}
