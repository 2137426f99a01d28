/** The files of which the loggia is drawn: its parts, and what is seen through the arch of each game. They cost no script. */
const DRAWN = import.meta.glob<string>('../../../../games/*/arch.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})
const read = (url: string | undefined) =>
  url === undefined
    ? Promise.resolve('')
    : fetch(url)
        .then(r => (r.ok ? r.text() : ''))
        .catch(() => '')

/** What is seen through the arch of a game. */
export const viewOf = (game: string): Promise<string> =>
  read(Object.entries(DRAWN).find(([path]) => path.split('/').at(-2) === game)?.[1])
/** Loaded where arches are drawn: the drawings of the parts, and each game's view. */
export const drawings = () => ({
  parts: read('/arcade.svg'),
  views: new Map(Object.entries(DRAWN).map(([path, url]) => [path.split('/').at(-2), read(url)])),
})
const TINCTURES = ['gules', 'azure', 'or', 'vert', 'purpure', 'sable', 'tenne']
/** The roundel over the k-th column. */
export const roundel = (k: number): string => TINCTURES[k % TINCTURES.length]!
