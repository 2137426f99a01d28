/** Power in the bowls of a record, moved without telling anybody. */
export function fill(bowls: number[], power: number): void {
  for (; power > 0; power--)
    if (bowls[0]! > 0) {
      bowls[0]!--
      bowls[1]!++
    } else if (bowls[1]! > 0) {
      bowls[1]!--
      bowls[2]!++
    }
}
/** Power as steps between the bowls. */
export const steps = (bowls: readonly number[]): number => bowls[1]! + 2 * bowls[2]!
