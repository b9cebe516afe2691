export { keptPackages } from './keptPackages.ts'
export type { EntryReference, Member, NameKind, NameReference, PackageReference, TypeText } from './PackageReference.ts'
export { referencePages, type ReferenceFrame, type ReferencePagesOptions, type ReferencePageText } from './pages/referencePages.ts'
