/** One text for one value. */
import { expect, test } from 'vitest'
import { canonicalJson } from '../index.ts'

/** The example of RFC 8785, section 3.2.2 and 3.2.3. */
test('the RFC’s own example', () => {
  expect(
    canonicalJson({
      numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    }),
  ).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  )
  expect(canonicalJson({ '\u20ac': 1, '\r': 2, '\ufb33': 3, 1: 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 })).toBe(
    '{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}',
  )
})

test('the order of keys is nothing, that of lists is something; what is undefined is not there', () => {
  expect(canonicalJson({ b: [{ y: 1, x: 2 }], a: undefined })).toBe(canonicalJson({ b: [{ x: 2, y: 1 }] }))
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
})
