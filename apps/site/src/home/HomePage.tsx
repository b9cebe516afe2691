import { getRouteApi } from '@tanstack/react-router'
import { Developers } from './Developers.tsx'
import { Family } from './Family.tsx'
import { Hero } from './Hero.tsx'
import { License } from './License.tsx'

const route = getRouteApi('/')

/** `/`: what the products are, running; how they fit together; what a licence is. */
export function HomePage() {
  const code = route.useLoaderData()
  return (
    <>
      <Hero code={code} />
      <Family />
      <Developers />
      <License />
    </>
  )
}
