// The hall is a page that talks to its server: nothing is rendered beforehand.
export const ssr = false
