import { expect, test, vi } from 'vitest'
import { render } from '../../../test/render.tsx'
import { ErrorState } from './ErrorState.tsx'

test('retries when the network is back, for as long as it is shown', () => {
  const onRetry = vi.fn<() => void>()
  const { update } = render(<ErrorState title="Not loaded" retryLabel="Try again" onRetry={onRetry} />)
  window.dispatchEvent(new Event('online'))
  expect(onRetry).toHaveBeenCalledTimes(1)
  update(null)
  window.dispatchEvent(new Event('online'))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('with retriesOnline={false}, only the button retries', () => {
  const onRetry = vi.fn<() => void>()
  render(<ErrorState title="Not paid" retryLabel="Try again" onRetry={onRetry} retriesOnline={false} />)
  window.dispatchEvent(new Event('online'))
  expect(onRetry).not.toHaveBeenCalled()
})
