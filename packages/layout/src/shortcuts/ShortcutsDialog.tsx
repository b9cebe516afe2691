import { Kbd } from '@view-site/ui'
import { Dialog } from '@view-site/ui/overlay'
import { Suspense, useId } from 'react'
import { useLayout } from '../common/LayoutContext.tsx'
import { useAtomSelector } from '../common/useAtomValue.ts'
import { useLazyT } from '../common/useLazyT.ts'
import { useT } from '../common/useT.ts'
import type { Shortcut, ShortcutGroup } from './ShortcutGroup.ts'
import * as styles from './ShortcutsDialog.css.ts'

/** Props of `ShortcutsDialog`. */
export interface ShortcutsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Those of the app, before the layout's own. @default none */
  groups?: readonly ShortcutGroup[] | undefined
}

/** A sheet of keyboard shortcuts: those of the app, and those of the layout that work with its settings. Load it with `lazy`. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  return (
    <Suspense>
      <Sheet {...props} />
    </Suspense>
  )
}

function Sheet({ open, onOpenChange, groups = [] }: ShortcutsDialogProps) {
  const t = useLazyT()
  const own = useOwnGroups()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('shortcuts')} closeLabel={t('closeShortcuts')} width={560}>
      <div className={styles.groups}>
        {[...groups, ...own].map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
    </Dialog>
  )
}

function Group({ group: { title, shortcuts } }: { group: ShortcutGroup }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <dl>
        {shortcuts.map((shortcut) => (
          <Row key={shortcut.title} {...shortcut} />
        ))}
      </dl>
    </section>
  )
}

function Row({ title, keys }: Shortcut) {
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{title}</dt>
      {/* In the order in which they are pressed, in both directions of writing. */}
      <dd className={styles.keys} dir="ltr">
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </dd>
    </div>
  )
}

function useOwnGroups(): ShortcutGroup[] {
  const t = useT()
  const lazyT = useLazyT()
  const { settings } = useLayout()
  const hasSearch = useAtomSelector(settings.atom, ({ showSearch }) => showSearch)
  const hasTabs = useAtomSelector(settings.atom, ({ tabs }) => tabs)
  const canMove = useAtomSelector(settings.atom, ({ tabs, tabsOrder }) => tabs && tabsOrder)
  const command = /Mac|iP/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
  const general = [
    ...(hasSearch ? [{ title: t('search'), keys: [command, 'K'] }] : []),
    { title: t('skipToContent'), keys: ['Tab', '↵'] },
    { title: lazyT('shortcutClose'), keys: ['Esc'] },
  ]
  const tabs = [
    ...(hasTabs ? [{ title: lazyT('shortcutCloseTab'), keys: ['Delete'] }] : []),
    ...(canMove ? [{ title: lazyT('shortcutMoveTab'), keys: ['Shift', '← / →'] }] : []),
  ]
  return [
    { title: lazyT('shortcutsGeneral'), shortcuts: general },
    { title: lazyT('tabs'), shortcuts: tabs },
  ].filter(({ shortcuts }) => shortcuts.length > 0)
}
