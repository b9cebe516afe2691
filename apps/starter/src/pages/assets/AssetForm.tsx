import { useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { Access, useUnsaved } from '@view-site/layout'
import { PageSection } from '@view-site/layout/page-kit'
import { Button, useMessages } from '@view-site/ui'
import { Select, TextField } from '@view-site/ui/form'
import { useState, type FormEvent } from 'react'
import { useApp } from '../../AppContext.tsx'
import { isOneOf, kinds, statuses, type Asset } from '../../data/Asset.ts'
import { people } from '../../data/people.ts'
import { texts } from '../../texts.ts'
import { AssetFacts } from './AssetFacts.tsx'
import * as styles from './AssetPage.css.ts'

/** Details of a piece of equipment, editable with permission and read-only without. */
export function AssetForm({ asset }: { asset: Asset }) {
  const t = useT(texts)
  return (
    <PageSection title={t('asset.form')}>
      <Access auth={['assets']} fallback={<AssetFacts asset={asset} />}>
        <Fields asset={asset} />
      </Access>
    </PageSection>
  )
}

function Fields({ asset }: { asset: Asset }) {
  const t = useT(texts)
  const locale = useLocale(locales)
  const { equipment } = useApp()
  const { message } = useMessages()
  const [edits, setEdits] = useState<Partial<Asset>>({})
  const [tried, setTried] = useState(false)
  const draft = { ...asset, ...edits }
  const dirty = JSON.stringify(draft) !== JSON.stringify(asset)
  // Asks before edits are lost, by closing the tab or window or by signing out.
  useUnsaved(dirty)

  const edit = (patch: Partial<Asset>) => setEdits((now) => ({ ...now, ...patch }))
  const wrong = problems(draft)
  const errorOf = (field: keyof typeof wrong) => (tried && wrong[field] ? t(`asset.${field}Needed`) : undefined)
  function undo() {
    setEdits({})
    setTried(false)
  }
  function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.values(wrong).some(Boolean)) return
    equipment.save({ ...draft, holder: draft.status === 'inUse' ? draft.holder : '' })
    undo()
    message({ type: 'success', text: t('asset.saved', { id: asset.id }) })
  }
  return (
    <form noValidate onSubmit={save}>
      <div className={styles.fields}>
        <TextField
          label={t('asset.model')}
          required
          value={draft.model}
          error={errorOf('model')}
          onValueChange={(model) => edit({ model })}
        />
        <Select
          label={t('asset.kind')}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={draft.kind}
          onValueChange={(kind) => isOneOf(kinds, kind) && edit({ kind })}
        />
        <Select
          label={t('asset.status')}
          options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={draft.status}
          onValueChange={(status) => isOneOf(statuses, status) && edit({ status })}
        />
        <Select
          label={t('asset.holder')}
          disabled={draft.status !== 'inUse'}
          error={errorOf('holder')}
          options={[{ value: '', label: t('asset.nobody') }, ...people.map(({ id, name }) => ({ value: id, label: name[locale] }))]}
          value={draft.status === 'inUse' ? draft.holder : ''}
          onValueChange={(holder) => edit({ holder })}
        />
        <TextField
          label={t('asset.bought')}
          type="date"
          required
          value={draft.bought}
          error={errorOf('bought')}
          onValueChange={(bought) => edit({ bought })}
        />
        <TextField
          className={styles.wide}
          label={t('asset.note')}
          hint={t('asset.noteHint')}
          value={draft.note}
          onValueChange={(note) => edit({ note })}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={!dirty}>
          {t('asset.save')}
        </Button>
        <Button disabled={!dirty} onClick={undo}>
          {t('asset.discard')}
        </Button>
      </div>
    </form>
  )
}

function problems({ model, status, holder, bought }: Asset) {
  return { model: model.trim() === '', holder: status === 'inUse' && holder === '', bought: bought === '' }
}
