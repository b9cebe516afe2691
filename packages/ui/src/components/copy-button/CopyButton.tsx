import { useEffect, useState, type ReactNode } from 'react'
import { CheckIcon, CopyIcon } from '../../icons/icons.tsx'
import { Button, type ButtonProps } from '../button/Button.tsx'
import { copyText } from './copyText.ts'
import { IconButton } from '../button/IconButton.tsx'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'

interface CopyButtonBase extends Omit<ButtonProps, 'onClick' | 'children' | 'icon' | 'onCopy'> {
  label: string
  /** Replaces the label for 1.6 s and is announced to screen readers. */
  copiedLabel: string
  /** Shown when the browser refuses; without it nothing changes on failure. */
  failedLabel?: string | undefined
  /** Shows only the icon; the label remains the accessible name. @default false */
  iconOnly?: boolean | undefined
  /** Called after each attempt. */
  onCopied?: ((copied: boolean) => void) | undefined
}

/** The text, or a function that returns it at the time of the click. */
export type CopyButtonProps = CopyButtonBase &
  ({ text: string; getText?: never } | { text?: never; getText: () => string | Promise<string> })

const CONFIRM_MS = 1600

/** A button that copies text and confirms it, visually and to screen readers. */
export function CopyButton({
  text,
  getText,
  label,
  copiedLabel,
  failedLabel,
  iconOnly = false,
  onCopied,
  ...props
}: CopyButtonProps): ReactNode {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none')
  useEffect(() => {
    if (outcome === 'none') return undefined
    const timer = setTimeout(() => setOutcome('none'), CONFIRM_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    const copied = await copyText(text ?? (await getText?.()) ?? '')
    setOutcome(copied ? 'copied' : 'failed')
    onCopied?.(copied)
  }

  const message = { none: undefined, copied: copiedLabel, failed: failedLabel }[outcome]
  const icon = outcome === 'copied' ? <CheckIcon /> : <CopyIcon />
  const status = <output className={visuallyHidden}>{message}</output>
  if (iconOnly) {
    const { variant: _variant, size: _size, block: _block, loading: _loading, ...rest } = props
    return (
      <>
        <IconButton {...rest} label={label} onClick={() => void copy()}>
          {icon}
        </IconButton>
        {status}
      </>
    )
  }
  return (
    <>
      <Button variant="quiet" {...props} icon={icon} onClick={() => void copy()}>
        {message ?? label}
      </Button>
      {status}
    </>
  )
}
