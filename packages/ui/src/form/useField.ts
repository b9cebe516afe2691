import { useId } from 'react'

export interface FieldOptions {
  id?: string | undefined
  hint?: unknown
  error?: unknown
}

/** Ids and ARIA attributes that connect a control to its label, hint and error. */
export function useField({ id, hint, error }: FieldOptions) {
  const generated = useId()
  const controlId = id ?? generated
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const bad = isShown(error)
  const describedBy = [bad && errorId, isShown(hint) && hintId].filter((value) => value !== false).join(' ')
  return {
    controlId,
    hintId,
    errorId,
    bad,
    control: {
      id: controlId,
      ...(bad && { 'aria-invalid': true as const }),
      ...(describedBy !== '' && { 'aria-describedby': describedBy }),
    },
  }
}

function isShown(content: unknown): boolean {
  return content !== undefined && content !== null && content !== false && content !== ''
}
