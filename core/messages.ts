/** Sentences of a page: templates as those of a game's texts, asked for by typed keys, with typed fields. */
import { type Name, type Particle, phrase } from './templates.ts'

/** A template; or two, of which the first is said where `count` is one: `['A table waits', '{count} tables wait']`. */
export type Templates = Readonly<Record<string, Name>>

/** What a template wants to be told, as a type: `{who|이/가}` and `{who}` want `who`; two templates want `count` as well. */
export type FieldsOf<Template> = Template extends `${string}{${infer Field}}${infer Rest}`
  ? (Field extends `${infer Key}${'|' | ':'}${string}` ? Key : Field) | FieldsOf<Rest>
  : Template extends readonly [infer One, infer Many]
    ? FieldsOf<One> | FieldsOf<Many> | 'count'
    : never

/** Nothing for a template without fields, otherwise each of its fields. */
type Told<Template> = [FieldsOf<Template>] extends [never]
  ? []
  : [fields: { readonly [Field in FieldsOf<Template>]: Field extends 'count' ? number : string | number }]

/** Says the message of a key. */
export type Say<Messages extends Templates> = <Key extends keyof Messages & string>(
  key: Key,
  ...fields: Told<Messages[Key]>
) => string

/** What another language must be like: the same keys, each with the same fields. A fault is a type error at its key. */
export type Translation<Ours extends Templates, Theirs extends Templates> = {
  [Key in keyof Theirs]: Key extends keyof Ours
    ? [FieldsOf<Ours[Key]>, FieldsOf<Theirs[Key]>] extends [FieldsOf<Theirs[Key]>, FieldsOf<Ours[Key]>]
      ? Name
      : never
    : Name
} & { [Key in Exclude<keyof Ours, keyof Theirs>]: never }

/** Renders these messages. */
export const messages =
  <Messages extends Templates>(templates: Messages, particle?: Particle): Say<Messages> =>
  (key, ...[fields = {}]: [fields?: Readonly<Record<string, string | number>>]) => {
    const template: Name = templates[key]!
    return phrase(typeof template === 'string' ? template : template[fields['count'] === 1 ? 0 : 1], fields, particle)
  }
