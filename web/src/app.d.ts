declare namespace App {
  interface PageState {
    /** Who is asked to the table that was just made, by their handle. */
    asks?: string
  }
}
declare module 'icon:*' {
  const path: string
  export default path
}
