import { useT, type TranslateFunction } from '@view-site/i18n'
import { Button, CopyButton, copyText, ExternalIcon } from '@view-site/ui'
import { TextField } from '@view-site/ui/form'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import {
  emptyIssue,
  issueAddress,
  issueBody,
  issueFaults,
  issueFields,
  issueTitle,
  issueTypes,
  type IssueField,
  type IssueHeadings,
  type IssueValues,
} from './issue.ts'
import { TextArea } from '../demo-request/TextArea.tsx'
import type zhCN from './locales/zh-CN.ts'
import { issueMessages } from './issueMessages.ts'
import { keepFocus } from '../../common/parts/keepFocus.ts'
import { Segments } from '../../common/parts/Segments.tsx'
import * as styles from './IssuePage.css.ts'
import { IssuePreview } from './IssuePreview.tsx'

const long: ReadonlySet<IssueField> = new Set(['steps', 'expected', 'actual', 'problem', 'proposal'])
const hinted = ['title', 'version', 'vueVersion', 'reproduction'] as const

/** The fields of an issue with a preview; opens the tracker with the form filled in. */
export function IssueForm({ tracker, initial }: { tracker: string; initial: Partial<IssueValues> | undefined }): ReactNode {
  const t = useT(issueMessages)
  const id = useId()
  const [values, setValues] = useState<IssueValues>({ ...emptyIssue, ...initial })
  const [touched, setTouched] = useState<ReadonlySet<IssueField>>(new Set())
  const [outcome, setOutcome] = useState<'opened' | 'tooLong' | 'copyFailed'>()
  const faults = issueFaults(values)
  const body = issueBody(values, headingsOf(t))

  const change = (part: Partial<IssueValues>) => {
    setValues((last) => ({ ...last, ...part }))
    setOutcome(undefined)
  }
  const fieldOf = (name: IssueField) => {
    const hint = hinted.find((one) => one === name)
    return {
      id: `${id}${name}`,
      name,
      label: t(`field.${name}`),
      hint: hint && t(`hint.${hint}`),
      required: name !== 'environment',
      value: values[name],
      error: touched.has(name) && faults[name] ? t(`fault.${faults[name]}`) : undefined,
      onValueChange: (value: string) => change({ [name]: value }),
      onBlur: () => values[name].trim() !== '' && setTouched((last) => new Set(last).add(name)),
    }
  }

  async function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTouched(new Set(issueFields[values.type]))
    const first = issueFields[values.type].find((field) => faults[field])
    if (first) return document.getElementById(`${id}${first}`)?.focus()
    const { href, isWhole } = issueAddress(tracker, issueTitle(values), body)
    // Copy first: once the new tab has the focus, this page may not write to the clipboard.
    const copied = isWhole || (await copyText(body))
    window.open(href, '_blank', 'noopener')
    setOutcome(isWhole ? 'opened' : copied ? 'tooLong' : 'copyFailed')
  }

  return (
    <div className={styles.columns}>
      <form noValidate className={styles.form} onSubmit={(event) => void open(event)}>
        <Segments
          label={t('types')}
          labelled
          value={values.type}
          options={issueTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          onChange={(type) => change({ type: type ?? 'bug' })}
        />
        {issueFields[values.type].map((name) => {
          const { hint, ...field } = fieldOf(name)
          return long.has(name) ? <TextArea key={name} {...field} rows={4} /> : <TextField key={name} {...field} hint={hint} />
        })}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" size="lg" icon={<ExternalIcon />} onMouseDown={keepFocus}>
            {t('open')}
          </Button>
          <CopyButton text={body} label={t('copy')} copiedLabel={t('copied')} failedLabel={t('copyError')} />
        </div>
        <output className={styles.status}>{outcome && t(outcome)}</output>
      </form>
      <IssuePreview title={values.title.trim() === '' ? '' : issueTitle(values)} body={body} />
    </div>
  )
}

function headingsOf(t: TranslateFunction<typeof zhCN>): IssueHeadings {
  return {
    version: t('heading.version'),
    vueVersion: t('heading.vueVersion'),
    environment: t('heading.environment'),
    reproduction: t('heading.reproduction'),
    steps: t('heading.steps'),
    expected: t('heading.expected'),
    actual: t('heading.actual'),
    problem: t('heading.problem'),
    proposal: t('heading.proposal'),
  }
}
