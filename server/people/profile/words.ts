/** What people choose of their profile, in the words of the page where they do. */
import type { Language } from '@loggia/core'
import type { Choices, Me } from './contract.ts'

interface Words<V extends string> {
  title: string
  /** Of each value its name, and what it means for who has it. */
  values: Record<V, readonly [name: string, line: string]>
}
const WORDS: { readonly [F in keyof Choices]: Record<Language, Words<Choices[F]>> } = {
  shown: {
    en: {
      title: 'Who sees my matches and ratings',
      values: {
        all: ['Everybody', 'Your ratings are on the ladder.'],
        acquaintances: ['People I finished a match with', 'Your ratings are not on the ladder.'],
        nobody: ['Nobody', 'Others see your name and handle, and what they played with you.'],
      },
    },
    ko: {
      title: '내 기록을 볼 수 있는 사람',
      values: {
        all: ['모두', '등급이 순위표에 나옵니다.'],
        acquaintances: ['함께 한 판을 끝낸 사람', '등급은 순위표에 나오지 않습니다.'],
        nobody: ['아무도', '다른 사람은 이름과 아이디, 그리고 자기와 한 판만 봅니다.'],
      },
    },
  },
  invites: {
    en: {
      title: 'Who may invite me',
      values: {
        all: ['Everybody', 'Invitations by mail are sent once a day, together.'],
        acquaintances: ['People I know', 'People I finished a match with, or whose invitation I accepted.'],
        nobody: ['Nobody', 'Links to tables still work.'],
      },
    },
    ko: {
      title: '나를 초대할 수 있는 사람',
      values: {
        all: ['누구나', '메일로는 하루에 한 번 모아서 알려 드립니다.'],
        acquaintances: ['아는 사람', '게임을 함께 마쳤거나 초대를 받아들인 적이 있는 사람'],
        nobody: ['아무도', '방 링크로는 그대로 들어갈 수 있습니다.'],
      },
    },
  },
}

/** What there is to choose, in this order. */
export const choicesIn = (lang: Language): Me['choices'] =>
  Object.entries(WORDS).map(([field, words]) => ({
    field: field as keyof Choices,
    title: words[lang].title,
    values: Object.entries(words[lang].values).map(([value, [name, line]]) => ({ value, name, line })),
  }))
