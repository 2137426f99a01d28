/** Why a match does not count for ratings though its table is rated. The first are known before it is dealt, and its people are told. */
import type { Language } from '@loggia/core'

export const BEFORE = ['private', 'bots', 'same-person', 'guest', 'same-browser', 'same-address'] as const
export const UNRATED = [...BEFORE, 'substituted', 'ended', 'left', 'void'] as const
export type Unrated = (typeof UNRATED)[number]

/** As it is told. */
export const WHY_UNRATED: Readonly<Record<Unrated, Readonly<Record<Language, string>>>> = {
  'private': {
    en: 'only open tables count in this hall, and this one is only for people with the link',
    ko: '이 홀에서는 누구나 들어올 수 있는 방만 등급에 드는데, 이 방은 링크가 있어야 들어옵니다',
  },
  'bots': { en: 'a bot sits here', ko: '봇이 앉아 있습니다' },
  'same-person': { en: 'somebody holds two seats', ko: '한 사람이 두 자리에 앉아 있습니다' },
  'guest': {
    en: 'a player here is a guest: a rating needs an account, which the settings create',
    ko: '손님이 앉아 있습니다. 등급을 받으려면 설정에서 계정을 만들어야 합니다',
  },
  'same-browser': { en: 'two of you share a browser', ko: '두 사람이 같은 브라우저를 씁니다' },
  'same-address': { en: 'two of you come from the same address', ko: '두 사람이 같은 주소에서 들어왔습니다' },
  'substituted': { en: 'a bot has held a seat', ko: '봇이 자리를 대신한 적이 있습니다' },
  'ended': { en: 'it was ended before its end', ko: '끝나기 전에 마쳤습니다' },
  'left': {
    en: 'it was ended because somebody left: only they lose by it',
    ko: '자리를 비운 사람이 있어 마쳤습니다. 그 사람만 등급이 내려갑니다',
  },
  'void': { en: 'whoever runs the hall took it out', ko: '운영자가 등급에서 뺐습니다' },
}
