/** The front of the hall alone. */
import { mount } from 'svelte'
import Arcade from '../web/src/lib/hall/Arcade.svelte'
import { spoken } from '../web/src/lib/words/index.ts'

void spoken.then(() =>
  mount(Arcade, { target: document.querySelector('#here')!, props: { waiting: { ostia: 2 }, onpick() {} } }),
)
