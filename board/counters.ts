/** What a counter shows. */
export interface Count {
  icon: string
  /** Read out, and shown to a pointer that rests. */
  name: string
  n: number
  /** After the move that is pointed at. */
  next?: number | undefined
  /** Before the last row. */
  was?: number | undefined
}
