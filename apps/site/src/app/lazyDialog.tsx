import { reportFailures } from '@view-site/static-site/hydrate'
import { Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { loadStatus } from './loadStatus.ts'

interface LazyDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const report = reportFailures(loadStatus)

/**
 * A dialog whose code is loaded when it is first opened. React's `lazy` would keep a failure for as long as the page, and show an error in the
 * place of the whole site; here the dialog is closed again, and the retry opens it.
 */
export function lazyDialog<Props extends LazyDialogProps>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function LazyDialog(props) {
    const { open, onOpenChange } = props
    const [Dialog, setDialog] = useState<ComponentType<Props>>()
    const loadDialog = useEffectEvent(async () => {
      try {
        const loaded = await load()
        setDialog(() => loaded)
      } catch {
        onOpenChange(false)
        report(() => onOpenChange(true))
      }
    })
    const isMissing = open && !Dialog
    useEffect(() => {
      if (isMissing) void loadDialog()
    }, [isMissing])
    return Dialog ? (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    ) : null
  }
}
