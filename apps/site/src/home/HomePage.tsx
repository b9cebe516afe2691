import { getRouteApi } from '@tanstack/react-router'
import { Developers } from './Developers.tsx'
import { Family } from './Family.tsx'
import { Hero } from './Hero.tsx'
import { License } from './License.tsx'

const route = getRouteApi('/')

/** `/`: a running demo, how the products fit together, and what a licence includes. */
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
