import { Button } from '@view-site/ui'
import { RadioGroup, TextField } from '@view-site/ui/form'
import { Dialog } from '@view-site/ui/overlay'
import { useState, type FormEvent } from 'react'
import { useAtomValue } from '../../common/useAtomValue.ts'
import { useLazyT } from '../../common/useLazyT.ts'
import { tabGroupColors } from '../../core/TabGroups.ts'
import { tabElement } from '../bar/tabElement.ts'
import type { TabOrGroup } from '../bar/TabOrGroup.ts'
import { useTabsShared } from '../bar/TabsContext.tsx'
import * as styles from './TabGroup.css.ts'

export interface GroupDialogProps {
  /** The tab that is put into a new group, or the group that is edited. */
  what: TabOrGroup
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks for the name and the color of a group. */
export default function GroupDialog({ what, open, onOpenChange }: GroupDialogProps) {
  const t = useLazyT()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(what.kind === 'tab' ? 'tabGroupNew' : 'tabGroupEdit')}
      closeLabel={t('tabCloseThis')}
      width={320}
      onClosed={() => tabElement(what)?.focus()}
    >
      <GroupForm what={what} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function GroupForm({ what: { kind, id }, onDone }: { what: TabOrGroup; onDone: () => void }) {
  const t = useLazyT()
  const { groups } = useTabsShared().tabs
  const all = useAtomValue(groups.list)
  const edited = kind === 'group' ? all.find((group) => group.id === id) : undefined
  const [name, setName] = useState(edited?.name ?? '')
  const [color, setColor] = useState(edited?.color ?? tabGroupColors[all.length % tabGroupColors.length] ?? 'neutral')
  // What the group is called if nothing is entered.
  const fallback = edited?.name ?? t('tabGroupDefault', { number: all.length + 1 })
  function save(event: FormEvent) {
    event.preventDefault()
    const look = { name: name.trim() || fallback, color }
    if (kind === 'group') groups.change(id, look)
    else groups.create(id, look)
    onDone()
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <TextField
        label={t('tabGroupName')}
        placeholder={fallback}
        maxLength={40}
        autoComplete="off"
        value={name}
        onValueChange={setName}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <RadioGroup
        label={t('tabGroupColor')}
        options={tabGroupColors.map((value) => ({
          value,
          label: (
            <span className={`${styles.color} ${styles.tone[value]}`}>
              <span className={styles.swatch} /> {t(`tabGroup_${value}`)}
            </span>
          ),
        }))}
        value={color}
        onValueChange={(value) => setColor((now) => tabGroupColors.find((one) => one === value) ?? now)}
      />
      <Button type="submit" variant="primary" size="lg" block>
        {t('tabGroupSave')}
      </Button>
    </form>
  )
}
