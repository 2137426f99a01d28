/** Which face is on an order: apart from the drawings, which come after the board. */
export type Kind = 'noble' | 'lady'
export type FaceId = `${Kind}-${1 | 2 | 3}`
/** By the number of the card in the box. */
export const faceOf = (kind: Kind, card: number): FaceId => `${kind}-${((card % 3) + 1) as 1 | 2 | 3}`
