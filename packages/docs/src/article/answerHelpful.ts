import { pageAttribute } from '../documentNames.ts'
import type { ArticlePorts } from './ArticlePorts.ts'

/** Sends the answer to whether the page was helpful, once. A failure is shown, and the visitor can answer again. */
export async function answerHelpful(group: HTMLElement, pressed: EventTarget, { feedback }: ArticlePorts): Promise<void> {
  const button = pressed instanceof Element ? pressed.closest('button') : null
  const article = group.closest<HTMLElement>(`[${pageAttribute}]`)
  const status = group.querySelector<HTMLElement>('[role="status"]')
  if (!feedback || !button || !article || !status || group.dataset['answer'] !== undefined) return
  group.dataset['answer'] = button.value
  mark(group, button)
  try {
    const { page = '', locale = '' } = article.dataset
    await feedback.send({ page, locale, helpful: button.value === 'yes' })
    status.textContent = status.dataset['thanks'] ?? ''
  } catch {
    delete group.dataset['answer']
    mark(group)
    status.textContent = status.dataset['failed'] ?? ''
  }
}

/** Buttons keep the focus, so they are not disabled themselves. */
function mark(group: HTMLElement, chosen?: HTMLElement): void {
  for (const button of group.querySelectorAll('button')) {
    button.ariaPressed = String(button === chosen)
    button.ariaDisabled = String(chosen !== undefined)
  }
}
