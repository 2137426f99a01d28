/** Where the components come from: what there is to say beyond the words in the data files, by file and by what it is about. */
export const provenance: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  components: { mostTaken: 'mostTaken: reconstructed: five of twelve keep everybody awake' },
}
