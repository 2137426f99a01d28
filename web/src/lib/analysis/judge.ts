/** A worker: decisions of a finished match are judged here, beside the page. */
import '@loggia/core/hash'
import { findGame } from '@loggia/games'
import { answering, type Asked } from './ask.ts'

const answer = answering(async id => {
  const manifest = await findGame(id)!.manifest()
  const [{ game }, know] = await Promise.all([manifest.rules(), manifest.bot()])
  return { game, know }
}, postMessage)
addEventListener('message', ({ data }: MessageEvent<Asked>) => void answer(data))
