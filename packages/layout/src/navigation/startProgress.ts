import * as styles from './progress.css.ts'

/** A page that loads faster than this, in ms, shows no bar. */
const barDelay = 150

/** Shows a thin bar at the top of the window while a page loads. Returns a cleanup function. */
export function startProgress(onLoading: (listener: (loading: boolean) => void) => () => void): () => void {
  const bar = Object.assign(document.createElement('div'), { className: styles.bar, hidden: true })
  bar.setAttribute('role', 'progressbar')
  bar.setAttribute('aria-hidden', 'true')
  document.body.append(bar)
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = onLoading((loading) => {
    clearTimeout(timer)
    if (loading) timer = setTimeout(() => show('loading'), barDelay)
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
