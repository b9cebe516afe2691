/** Addresses of this site and of its playground. Apart from the other links, which the script of a documentation page does not need. */
export const ownLinks = {
  /** This site. A build for another address has it as `VITE_ORIGIN`. */
  site: 'https://www.view-ui.example',
  /** The playground. A build with another one has it as `VITE_PLAYGROUND`. */
  playground: 'https://playground.view-ui.example/',
} as const
