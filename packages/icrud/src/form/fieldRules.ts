import { isEmpty } from '../core/isEmpty.ts'
import { fillText } from '../texts/fillText.ts'
import type { CrudTexts } from '../texts/zhCN.ts'
import type { CrudRule } from '../types/CrudField.ts'
import type { FormField } from './formFields.ts'

const typed = new Set(['text', 'textarea', 'number'])

/** Validation rules of a field: a rule for required fields, and its own. */
export function fieldRules({ title, type, component, required, rules = [] }: FormField, texts: CrudTexts): CrudRule[] {
  const own = [rules].flat()
  if (!required) return own
  const isTyped = typed.has(type) && !component
  const message = fillText(isTyped ? texts.required : texts.requiredChoice, { title })
  const filled: CrudRule = {
    required: true,
    trigger: isTyped ? 'blur' : 'change',
    // The built-in `required` rule only detects empty strings.
    validator: (_rule: unknown, value: unknown, callback: (error?: Error) => void) =>
      callback(isEmpty(value) ? new Error(message) : undefined),
  }
  return [filled, ...own]
}
