/** Departures from rated matches, as pages tell them. */
import type { Departure, MatchState, RoomState } from '../api.ts'

/** Whether a departure from this match is a result: it is rated, by the second rating law. */
export const countsDepartures = ({
  rated,
  unrated,
  ratingLaw,
}: Pick<RoomState, 'rated' | 'unrated' | 'ratingLaw'>): boolean => rated && !unrated && ratingLaw >= 2

/** The departure of the player of a seat. */
export const departureOf = ({ departures = [] }: Pick<MatchState, 'departures'>, seat: number): Departure | undefined =>
  departures.find(d => d.seat === seat)
