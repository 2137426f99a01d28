import { expect, it } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import ko from '../messages/ko.json' with { type: 'json' }

const fields = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(f => f[1]).sort()

it('says the same things in both languages', () => {
  expect(Object.keys(ko)).toEqual(Object.keys(en))
  for (const key of Object.keys(en) as (keyof typeof en)[]) {
    expect(fields(ko[key]), key).toEqual(fields(en[key]))
    expect(ko[key].trim(), key).not.toBe('')
  }
})

it('speaks Korean where it says that it does', () => {
  // Names of typefaces and the name of the other language stay as they are.
  const latin = Object.entries(ko).filter(([key, text]) => !key.startsWith('$') && key !== 'nav_language' && !/[가-힣]/.test(text.replace(/\{\w+\}/g, '')))
  expect(latin.map(([key]) => key)).toEqual(['guest_name'])
})
