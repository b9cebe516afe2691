/** An error, as shown in an alert. */
export interface CrudFailure {
  /** What failed, for the user. */
  title: string
  /** The hook's error message. */
  message: string
  retry?: () => void
}
