import { useState, type ReactNode } from 'react'
import { IconButton } from '../components/button/IconButton.tsx'
import { EyeIcon } from '../icons/icons.tsx'
import { EyeOffIcon } from '../icons/moreIcons.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Props of `PasswordField`: those of a text field, and labels of its button. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Label of the button while the password is hidden. */
  showLabel: string
  /** Label of the button while the password is visible. */
  hideLabel: string
}

/** A password input with a button that reveals the value. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps): ReactNode {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  )
}
