declare namespace App {
  interface PageState {
    /** The handle invited to the table that was just made. */
    asks?: string
    /** Something is open at a table, that the way back closes. */
    open?: boolean
  }
}
declare module 'icon:*' {
  const path: string
  export default path
}
