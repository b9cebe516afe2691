// The tokens of `@view-site/ui`; system colors where its style sheet did not load.
const css = `
:host {
  all: initial;
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: var(--layer-message, 9999);
  display: flex;
  justify-content: center;
  padding: 0 12px;
  pointer-events: none;
  font-family: var(--font-sans, system-ui, sans-serif);
  font-size: 14px;
  line-height: 22px;
}
.bar {
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
}
.bar[data-shown] {
  position: static;
  inline-size: auto;
  block-size: auto;
  overflow: visible;
  clip-path: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  box-sizing: border-box;
  max-inline-size: min(100%, 640px);
  margin-block-end: calc(max(var(--below), env(safe-area-inset-bottom, 0px)) + 12px);
  padding-block: 6px;
  padding-inline: 16px 8px;
  border: 1px solid var(--color-line-strong, transparent);
  border-radius: var(--radius-2, 6px);
  background: var(--color-bg-inverse, CanvasText);
  color: var(--color-text-on-inverse, Canvas);
  box-shadow: var(--elevation-2, none);
  pointer-events: auto;
}
span {
  flex: 1 1 0;
  padding-block: 5px;
}
span:empty {
  position: absolute;
}
button {
  min-block-size: max(32px, var(--size-control, 32px));
  padding: 0 12px;
  border: 1px solid currentColor;
  border-radius: var(--radius-1, 3px);
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
.close {
  min-inline-size: max(32px, var(--size-control, 32px));
  padding: 0;
  border-color: transparent;
  font-size: 20px;
}
button:hover {
  text-decoration: underline;
}
button:focus-visible {
  outline: 2px solid currentColor;
  outline-offset: 2px;
}
[hidden] {
  display: none;
}
@media (width < 360px) {
  .bar:has(button:not(.close, [hidden])) span:not(:empty) {
    flex-basis: 100%;
  }
  .bar {
    justify-content: end;
  }
}
@media print {
  :host {
    display: none;
  }
}`

/** The styles of the status bar, which no page has before it needs them. */
export function statusSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
