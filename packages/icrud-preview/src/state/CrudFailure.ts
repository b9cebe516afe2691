/** Something that went wrong, as it stands in an alert. */
export interface CrudFailure {
  /** What it means for whoever reads it. */
  title: string
  /** What the hook said. */
  message: string
  retry?: () => void
}
