/** A worker: bots of tables on this device think here, beside the page. */
import { answering, type Asked } from '@loggia/bots/browser'
import { findGame } from '@loggia/games'

const answer = answering(async id => {
  const manifest = await findGame(id)!.manifest()
  const [{ game, withBox }, know] = await Promise.all([manifest.rules(), manifest.bot()])
  return { game, know, withBox }
})
addEventListener('message', ({ data }: MessageEvent<Asked>) => void answer(data).then(said => postMessage(said)))
