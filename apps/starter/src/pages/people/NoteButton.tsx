import { useT } from '@view-site/i18n'
import { PageDrawer } from '@view-site/layout/page-kit'
import { Button } from '@view-site/ui'
import { TextField } from '@view-site/ui/form'
import { useId, useState, type FormEvent } from 'react'
import { useApp } from '../../AppContext.tsx'
import type { Asset } from '../../data/Asset.ts'
import { texts } from '../../texts.ts'

/** Opens a drawer in which the note of a piece of equipment is edited; closing it with changes asks. */
export function NoteButton({ asset }: { asset: Asset }) {
  const t = useT(texts)
  const { equipment } = useApp()
  const id = useId()
  const [note, setNote] = useState<string | null>(null)
  function save(event: FormEvent) {
    event.preventDefault()
    equipment.save({ ...asset, note: note ?? asset.note })
    setNote(null)
  }
  return (
    <>
      <Button aria-label={t('people.noteOf', { id: asset.id })} onClick={() => setNote(asset.note)}>
        {t('asset.note')}
      </Button>
      <PageDrawer
        title={t('people.noteOf', { id: asset.id })}
        open={note !== null}
        onOpenChange={() => setNote(null)}
        unsaved={note !== null && note !== asset.note}
        width={400}
        footer={
          <Button type="submit" form={id} variant="primary">
            {t('asset.save')}
          </Button>
        }
      >
        <form id={id} onSubmit={save}>
          <TextField label={t('asset.note')} hint={t('asset.noteHint')} value={note ?? ''} onValueChange={setNote} />
        </form>
      </PageDrawer>
    </>
  )
}
