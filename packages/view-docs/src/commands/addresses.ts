import { updateAddresses } from '@view-site/docs/authoring'
import type { Project } from '../config/Project.ts'

/** Adds the routes of new pages to the list of published pages, by which the build detects removed pages. */
export async function addresses({ collection }: Pick<Project, 'collection'>): Promise<void> {
  const added = await updateAddresses(collection)
  process.stdout.write(added.length > 0 ? `+ ${added.join('\n+ ')}\n` : 'The list of published pages is up to date.\n')
}
