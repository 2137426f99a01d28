declare namespace App {
  interface PageState {
    /** Who is asked to the table that was just made, by their handle. */
    asks?: string
    /** Something is open at a table, that the way back closes. */
    open?: boolean
  }
}
declare module 'icon:*' {
  const path: string
  export default path
}
