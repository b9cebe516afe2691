import type { Locale } from '@view-site/i18n/product'
import { linkLines, VueDemo, type DemoPage } from '@view-site/vue-demo'
import { StrictMode, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import pages from 'virtual:vue-demos'
import './host.css'

const locale: Locale = new URLSearchParams(location.search).get('locale') === 'en-US' ? 'en-US' : 'zh-CN'

/** A page like the site's: its own text, and demos that are started by buttons. */
function Page() {
  const [demos, setDemos] = useState<DemoPage>({})
  const [running, setRunning] = useState<readonly string[]>([])
  useEffect(() => {
    void pages['sample']?.().then((page) => setDemos(page.default))
  }, [])
  const toggle = (name: string) => setRunning((now) => (now.includes(name) ? now.filter((other) => other !== name) : [...now, name]))
  return (
    <main>
      <h1>Host</h1>
      <p data-host="text">
        A <a href="#host">link</a> and <code>code</code>.
      </p>
      <input data-host="state" aria-label="State of the page" />
      {Object.entries(demos).map(([name, variants]) => (
        <section key={name} data-demo={name}>
          <button type="button" data-run={name} onClick={() => toggle(name)}>
            Run {name}
          </button>
          {running.includes(name) && variants[locale] && <Running name={name} load={variants[locale]} />}
        </section>
      ))}
    </main>
  )
}

function Running({ name, load }: { name: string; load: DemoPage[string]['zh-CN'] }) {
  const [state, setState] = useState('idle')
  const [error, setError] = useState('')
  const [run, setRun] = useState(0)
  const example = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = example.current
    const sheet = root?.querySelector('[data-sheet]')
    if (!root || !sheet) return undefined
    const lineOf = (target: Element) => Number(target.closest('[data-code]')?.getAttribute('data-code'))
    return linkLines({
      root,
      sheet,
      lineOf,
      show: (linked) => (root.dataset['linked'] = linked ? `${linked.line} ${linked.element.classList[0]}` : ''),
    })
  }, [])
  return (
    <div ref={example} data-example={name}>
      <VueDemo
        key={run}
        data-sheet={name}
        data-state={state}
        load={load}
        locale={locale}
        onReady={() => setState('running')}
        onError={(problem, where) => {
          setState('failed')
          setError(`${where}: ${String(problem)}`)
        }}
      />
      <p role="alert">{error}</p>
      <button
        type="button"
        data-reset={name}
        onClick={() => {
          setRun(run + 1)
          setError('')
        }}
      >
        Reset
      </button>
      {[1, 2, 3, 4, 5].map((line) => (
        <code key={line} data-code={line}>
          {line}
        </code>
      ))}
    </div>
  )
}

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
}
