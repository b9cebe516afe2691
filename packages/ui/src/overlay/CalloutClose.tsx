import { Popover as Base } from '@base-ui/react/popover'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../components/button/Button.tsx'

/** A button that closes the `Callout` around it. */
export function CalloutClose(props: ButtonProps): ReactNode {
  return <Base.Close render={<Button {...props} />} />
}
