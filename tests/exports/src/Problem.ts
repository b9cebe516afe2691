/** What is wrong with what is kept of a package's public names, and what to do about it. */
export interface Problem {
  package: string
  message: string
}
