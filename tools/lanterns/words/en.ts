/** Lanterns in English. */
import type { Dictionary } from '@loggia/core'
import { about } from '../about.ts'
import type { N, R, Steps, V } from '../rules/index.ts'

export const en: Dictionary<typeof V, typeof N, typeof R, Steps> = {
  title: about.title.en,
  intro:
    'Lights come one by one. Take the one that shines before you, or let it pass; but nobody carries more than five.',
  names: { source: { light: 'light' }, file: { components: 'Lights' } },
  moves: { take: 'Take the light', leave: 'Let it pass', first: '{0} first' },
  notes: { lit: 'A light of {0} is lit.', took: '{0} took the light of {1}.', left: '{0} let the light of {1} pass.' },
  reasons: {
    'hands-full': '{0} carries five lights already.',
    'no-such-move': 'There is no such move.',
    'not-now': 'That is not possible right now.',
    'not-your-turn': 'It is not your turn.',
    'same-as-another': 'That would be the same as another choice.',
  },
  questions: { choose: 'Do you take the light?' },
  rules: {
    'LAN-2.1': 'On your turn the next light is lit.',
    'LAN-2.2': 'Take it, or let it pass for good.',
    'LAN-2.3': 'Nobody carries more than five lights.',
  },
  texts: {
    credits: 'Lanterns: nobody has designed it yet.',
    deck: '{n} to come',
    light: 'A light of {n}',
    lights: 'Lights',
    'place-ground': 'Light',
    'place-lights': 'Carried',
    points: 'light',
    'verb-take': 'Take …',
    'verb-leave': 'Let it pass …',
    'verb-first': 'First …',
  },
}
