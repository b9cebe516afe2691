import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { FieldName, FieldProblem } from '../core/validate.ts'
import { inputOf, valueOf } from './formFields.ts'
import { useExplain, type FormErrors } from './useExplain.ts'

/** The validation rules of a form's fields, in order. */
export type FormRules = Partial<Record<FieldName, (value: string) => FieldProblem | undefined>>

export interface AuthFormOptions {
  rules: FormRules
  /** Another check before sending; shows its own error, and moves the focus if all fields are valid. */
  alsoNeeded?: (fieldsAreGood: boolean) => boolean
  send: (value: (name: FieldName) => string) => Promise<void>
}

/**
 * Validates and sends a form with uncontrolled inputs, so that password managers and autofill work. Errors are shown at
 * their fields, the first invalid field gets the focus, and while one submit is running, others are ignored.
 */
export function useAuthForm({ rules, alsoNeeded = () => true, send }: AuthFormOptions) {
  const explain = useExplain()
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [errors, setErrors] = useState<FormErrors>({})
  const [busy, setBusy] = useState(false)
  const names = fieldNames.filter((name) => rules[name])

  /** Shows errors and focuses the first field with one. Its description must exist before, so that screen readers announce it. */
  function show(next: FormErrors, asked: readonly FieldName[] = names) {
    flushSync(() => setErrors(next))
    const first = asked.find((name) => next[name])
    if (first) inputOf(form.current, first)?.focus()
  }

  /** Whether some fields are valid; shows the errors of those that are not. */
  function check(fields: readonly FieldName[]): boolean {
    const problems = fields.map((name) => [name, rules[name]?.(valueOf(form.current, name))] as const)
    const found = Object.fromEntries(problems.flatMap(([name, problem]) => (problem ? [[name, explain.problem(problem)]] : [])))
    show({ ...errors, form: '', ...Object.fromEntries(fields.map((name) => [name, ''])), ...found }, fields)
    return Object.keys(found).length === 0
  }

  /** Runs an action, and shows a failure at the field that it concerns. */
  async function attempt(action: () => Promise<void>) {
    try {
      await action()
    } catch (error) {
      show(explain.failure(error, names))
    }
  }

  async function submit() {
    if (sending.current) return
    const fieldsAreGood = check(names)
    if (!alsoNeeded(fieldsAreGood) || !fieldsAreGood) return
    sending.current = true
    setBusy(true)
    await attempt(() => send((name) => valueOf(form.current, name)))
    sending.current = false
    setBusy(false)
  }

  return {
    errors,
    busy,
    check,
    attempt,
    value: (name: FieldName) => valueOf(form.current, name),
    focus: (name: FieldName) => inputOf(form.current, name)?.focus(),
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault()
        void submit()
      },
      /** Fields with errors are validated on every input, others only on submit. */
      onInput({ target }: FormEvent) {
        const name = names.find((one) => target instanceof HTMLInputElement && target.name === one)
        if (!name || !errors[name]) return
        const problem = rules[name]?.(valueOf(form.current, name))
        setErrors({ ...errors, [name]: problem ? explain.problem(problem) : '' })
      },
    },
  }
}

const fieldNames = [
  'mail',
  'username',
  'oldPassword',
  'password',
  'phone',
  'captcha',
  'mailCaptcha',
] as const satisfies readonly FieldName[]
