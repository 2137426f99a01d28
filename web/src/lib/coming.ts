/** Coming in by a name: loaded in the moment in which somebody does. */
import { api, type SessionReply } from './api.ts'
import { sayHall } from './words/hall.ts'

/** Takes a name, or one that is made up. `first`: nobody sits at this browser yet. */
export async function come(name: string | undefined, first: boolean): Promise<SessionReply> {
  const reply = await api.be(name ?? guestName(), first ? { arrival: arrival(), ...invitation() } : {})
  forgetArrival()
  return reply
}

/** Where the tabs of this browser find what they have in common while nobody sits there. */
const KEY = 'loggia.arrival'

/** What all tabs of this browser send that come in now: of those that do at the same moment one makes the person. */
function arrival(): string {
  const made = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)))).replace(/[+/]/g, '_')
  try {
    const kept = localStorage.getItem(KEY) ?? made
    localStorage.setItem(KEY, kept)
    return kept
  } catch {
    return made // Private windows may forbid storage.
  }
}
/** The invitation that this page was opened by, to a table or to the hall: a hall may let in nobody without. */
function invitation(): { invite?: string } {
  const match = /^\/match\/([\w-]+)$/.exec(location.pathname)?.[1]
  const code = new URLSearchParams(location.search).get('invite')
  let invite = match && code ? `${match} ${code}` : undefined
  try {
    invite ??= sessionStorage.getItem(INVITED) ?? undefined
  } catch {
    /* nothing is stored */
  }
  return invite ? { invite } : {}
}
/** Where an invitation to the hall waits until somebody comes in by it. */
export const INVITED = 'loggia.invited'

/** A person signed in, so the next one is somebody else. */
function forgetArrival(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    /* there was none */
  }
}

/** A name as good as any: a place of the ancient sea and what one does there. */
function guestName(): string {
  const one = (list: string) => {
    const all = list.split('|')
    return all[Math.floor(Math.random() * all.length)]!
  }
  return sayHall('guest_name', { place: one(sayHall('guest_places')), trade: one(sayHall('guest_trades')) })
}
