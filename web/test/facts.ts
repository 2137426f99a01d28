/** What the page knows of each game's views, without its drawings, which no unit test compiles. */
import type { Facts } from '@loggia/core'
import { facts as ostia } from '@loggia/games/ostia/board/facts.ts'
import { facts as princes } from '@loggia/games/princes-of-florence/board/facts.ts'
import { facts as tapestry } from '@loggia/games/tapestry/board/facts.ts'
import { facts as terraMystica } from '@loggia/games/terra-mystica/board/facts.ts'
import { facts as tiletum } from '@loggia/games/tiletum/board/facts.ts'

const ALL = { ostia, 'terra-mystica': terraMystica, 'princes-of-florence': princes, tiletum, tapestry }
export const factsOf = (id: string): Facts => ALL[id as keyof typeof ALL] as unknown as Facts
