/** Who somebody is to the hall: how they came in, what they show, and what they may not do. */

/** Who sees a profile; acquaintances have finished a match with its owner. */
export const SHOWN = ['all', 'acquaintances', 'nobody'] as const
/**
 * Who may invite somebody; acquaintances have finished a match with them, or one of the two accepted an invitation by
 * the other.
 */
export const INVITED_BY = SHOWN

/** The ways in, apart from being a guest. */
export const WAYS = ['passkey', 'mail', 'recovery'] as const
/** How somebody came to be signed in on a device; `code`: another device of theirs let it in. */
export const ENTRIES = ['guest', 'code', ...WAYS] as const

/** What somebody may not do for a while; `warned`: they are only told. */
export const SUSPENDED = ['warned', 'talk', 'play', 'all'] as const

/** Something that somebody was told by who runs the hall, and until when it holds. */
export interface Told {
  id: number
  what: (typeof SUSPENDED)[number]
  reason: string
  /** ISO 8601; null: for good. */
  until: string | null
  read: boolean
}

/** Somebody with a name. */
export interface Person {
  id: string
  name: string
}

/** What a request's cookie says; not yet that the session still holds. */
export interface Session {
  /** The hash of its token. */
  key: string
  token: string
  /** It was given out by this hall: nobody else can make the seal. So what is made up is known as such without asking the database. */
  ours: boolean
  /** Its cookie has the name of the older release, though this hall is reached by https. */
  plain?: true
}

/** The person that a session signs in. */
export interface Visitor {
  person: Person
  /** They have a way in besides this session. */
  kept: boolean
  /** They, or the guest beside them, sit at a match that runs. */
  seated: boolean
  /** The guest that this browser was before they signed in: at tables where that one has a seat it still is. */
  guest: Person | undefined
  /** They run the hall. */
  admin: boolean
  /** What who runs the hall has told them, and until when it can be undone that they are forgotten. */
  told: readonly Told[]
  due: Date | undefined
}

/** An address as its owner knows it, and nobody who looks over their shoulder. */
export const masked = (mail: string): string => mail.replace(/^(.).*(?=@[^@]*$)/, '$1••••')

/** Kinds of tickets of a sign-in, and their lifetimes in seconds. */
export const GOOD_FOR = { arrival: 60, code: 300, passkey: 300, mail: 1800, invite: 604_800 } as const
