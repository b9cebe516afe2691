import { Component, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  /** Another value shows the children again after an error. */
  resetKey?: unknown
  /** What is shown instead; an error that it throws goes to the boundary above. */
  fallback: (error: unknown) => ReactNode
  onError?: (error: unknown) => void
  /** Called before children that were shown are removed because one throws. */
  beforeFailure?: (() => void) | undefined
  children: ReactNode
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null
  resetKey: unknown
}

/** Shows something else in place of children that throw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey }
  }

  override getSnapshotBeforeUpdate(_: ErrorBoundaryProps, before: ErrorBoundaryState): null {
    if (this.state.failure && !before.failure) this.props.beforeFailure?.()
    return null
  }

  // React asks for this method next to `getSnapshotBeforeUpdate`.
  override componentDidUpdate(): void {}

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error)
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error) : this.props.children
  }
}
