import type { CallData } from '@view-site/contract'
import type { DemoProduct } from '@view-site/contract/constants'
import { useT } from '@view-site/i18n'
import { Dialog } from '@view-site/ui/overlay'
import type { ReactNode } from 'react'
import { demoRequestBody, type DemoRequestOrigin, type DemoRequestValues } from './demoRequest.ts'
import { readFailure } from '../../common/failures/readFailure.ts'
import { demoRequestMessages } from './demoRequestMessages.ts'
import { useSubmit } from '../../common/parts/useSubmit.ts'
import { useFailureText } from '../../common/failures/useFailureText.ts'
import { useStoreServices } from '../../common/services/useStoreServices.ts'
import { DemoRequestForm } from './DemoRequestForm.tsx'
import { DemoRequestResult } from './DemoRequestResult.tsx'
import * as styles from './DemoRequestForm.css.ts'

/** Props of `DemoRequestDialog`: what is selected at first, and whether it is open. */
export interface DemoRequestDialogProps extends Partial<DemoRequestOrigin> {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Products that are selected at first: those of the page it was opened on. @default none */
  products?: readonly DemoProduct[] | undefined
}

/** Requests a call-back. Mount it when it is opened: the values live as long as the dialog. */
export function DemoRequestDialog({ open, onOpenChange, products = [], uuid = '', utmSource = '' }: DemoRequestDialogProps): ReactNode {
  const t = useT(demoRequestMessages)
  const textOf = useFailureText()
  const request = useDemoRequest({ uuid, utmSource })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      keepOnOutsidePress
      width={480}
      title={t('title')}
      description={request.reply ? undefined : t('text')}
      closeLabel={t('close')}
    >
      {request.reply ? (
        <DemoRequestResult reply={request.reply} onClose={() => onOpenChange(false)} />
      ) : (
        <>
          <DemoRequestForm products={products} busy={request.busy} onSubmit={request.submit} />
          {request.error && (
            <p role="alert" className={styles.failure}>
              {textOf(readFailure(request.error))}
            </p>
          )}
        </>
      )}
    </Dialog>
  )
}

function useDemoRequest(origin: DemoRequestOrigin) {
  const { api } = useStoreServices()
  return useSubmit({
    mutationFn(values: DemoRequestValues): Promise<CallData<'pro/display/create'>> {
      const body = demoRequestBody(values, origin)
      if (!body) throw new Error('The demo request has errors. Show them instead of sending it.')
      return api.call('pro/display/create', body, { silent: true })
    },
  })
}
