/** Everything in the box has a name in both languages, and every rule a sentence. */
import { expect, it } from 'vitest'
import achievements from '../data/achievements.json' with { type: 'json' }
import decisions from '../data/automa-decision-cards.json' with { type: 'json' }
import automa from '../data/automa.json' with { type: 'json' }
import capitals from '../data/capitals.json' with { type: 'json' }
import civilizations from '../data/civilizations.json' with { type: 'json' }
import incomeMat from '../data/income-mat.json' with { type: 'json' }
import landmarks from '../data/landmarks.json' with { type: 'json' }
import tapestries from '../data/tapestry-cards.json' with { type: 'json' }
import techs from '../data/tech-cards.json' with { type: 'json' }
import territories from '../data/territory-tiles.json' with { type: 'json' }
import tracks from '../data/tracks.json' with { type: 'json' }
import { shipped } from '../rules/box.ts'
import { CARDS, SOURCES } from '../rules/terms.ts'
import { names as en } from './names.en.ts'
import { names as ko } from './names.ko.ts'
import { provenance as enNotes } from './provenance.en.ts'
import { provenance as koNotes } from './provenance.ko.ts'
import { rules as enRules } from './rules.en.ts'
import { rules as koRules } from './rules.ko.ts'

const ids = (list: readonly { id: string }[]) => list.map(thing => thing.id)
const IN_THE_BOX = {
  terrain: [...new Set(territories.tiles.flatMap(t => t.corners))],
  resource: incomeMat.resources,
  building: ids(incomeMat.rows),
  track: ids(tracks.tracks),
  space: tracks.tracks.flatMap(t => [`${t.id}-0`, ...ids(t.spaces)]),
  slot: incomeMat.rows.flatMap(row => ids(row.slots)),
  civilization: ids(civilizations.civilizations),
  tapestry: ids(tapestries.cards),
  'tapestry-kind': [...new Set(tapestries.cards.map(card => card.kind))],
  tech: ids(techs.cards),
  landmark: ids(landmarks.landmarks),
  capital: ids(capitals.capitals),
  achievement: ids(achievements.achievements),
  territory: ids(territories.tiles),
  level: automa.levels.map(l => String(l.level)),
  automa: ids(automa.civilizations),
  decision: ids(decisions.cards),
  indicator: [...new Set(decisions.cards.flatMap(card => [card.automaTrack, card.shadowTrack]))],
  tiebreaker: ids(decisions.hexTiebreakers),
  kind: CARDS,
  source: SOURCES,
  file: Object.keys(shipped),
  event: [...new Set(automa.charts.flatMap(chart => chart.events.map(e => e.event)))],
}

it.each(Object.entries({ en, ko }))('has in %s a name for every thing of the box, and for nothing else', (_, names) => {
  for (const [domain, things] of Object.entries(IN_THE_BOX)) expect(Object.keys(names[domain as keyof typeof IN_THE_BOX]).sort(), domain).toEqual([...things].sort())
})

it.each(Object.entries({ en, ko }))('calls no two things of a domain the same in %s, but territories, which go by their land', (_, { territory: _byLand, ...names }) => {
  for (const [domain, things] of Object.entries(names)) {
    const said = Object.values(things).map(String)
    expect(said.filter((name, k) => said.indexOf(name) < k), domain).toEqual([])
  }
})

it('says the same rules in both languages, 202 in all, each in a sentence of its own', () => {
  expect(Object.keys(koRules)).toEqual(Object.keys(enRules))
  for (const rules of [enRules, koRules]) expect(new Set(Object.values(rules)).size).toBe(202)
  expect(Object.entries({ ...koRules, ...enRules }).filter(([id, said]) => !/^TA-\d+\.\d+$/.test(id) || !said.endsWith('.'))).toEqual([])
})

it('says where each file of the box comes from, of the same things in both languages', () => {
  const about = (notes: typeof enNotes) => Object.entries(notes).map(([file, things]) => [file, Object.keys(things)])
  expect(Object.keys(enNotes).sort()).toEqual(Object.keys(shipped).sort())
  expect(about(koNotes)).toEqual(about(enNotes))
})
