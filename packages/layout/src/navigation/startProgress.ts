import * as styles from './progress.css.ts'

/** Shorter than this, in ms, and a page that loads shows no bar. */
const patience = 150

/** A thin bar at the head of the window while a page loads, which runs to its end when it is there. Returns the way out. */
export function startProgress(onLoading: (listener: (loading: boolean) => void) => () => void): () => void {
  const bar = Object.assign(document.createElement('div'), { className: styles.bar, hidden: true })
  bar.setAttribute('role', 'progressbar')
  bar.setAttribute('aria-hidden', 'true')
  document.body.append(bar)
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = onLoading((loading) => {
    clearTimeout(timer)
    if (loading) timer = setTimeout(() => show('loading'), patience)
    else if (!bar.hidden) {
      show('done')
      timer = setTimeout(() => {
        bar.hidden = true
      }, 300)
    }
  })
  function show(state: 'loading' | 'done') {
    bar.hidden = false
    bar.dataset.state = state
  }
  return () => {
    stop()
    clearTimeout(timer)
    bar.remove()
  }
}
