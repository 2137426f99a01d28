/** A mail server that keeps what it is sent, for tests. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Sink {
  url: string
  mails: { to: string; text: string }[]
  /** Refuses what comes from now on: for good; or reads it, and says that it shall come again later, or nothing at all. */
  refuse: boolean | 'later' | 'silent'
  close(): Promise<void>
}

export async function openSink(): Promise<Sink> {
  const sink: Sink = { url: '', mails: [], refuse: false, close: async () => undefined }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      done(sink.refuse === true ? new Error('nobody here') : undefined)
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        sink.mails.push({
          to: envelope.rcptTo.map(r => r.address).join(),
          text: decoded(Buffer.concat(chunks).toString('utf8')),
        })
        if (sink.refuse !== 'silent')
          done(sink.refuse ? Object.assign(new Error('not now'), { responseCode: 451 }) : undefined)
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  sink.url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`
  sink.close = () => new Promise(resolve => server.close(() => resolve()))
  return sink
}

/** The text of a mail, whichever way it was packed. */
function decoded(raw: string): string {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  return `${head}\n\n${
    /transfer-encoding: base64/i.test(head)
      ? Buffer.from(body, 'base64').toString('utf8')
      : /quoted-printable/i.test(head)
        ? Buffer.from(
            body
              .replace(/=\r\n/g, '')
              .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          ).toString('utf8')
        : body
  }`
}
/** The secret of the link in a mail. */
export const tokenIn = (mail: { text: string } | undefined): string => /#mail=([\w-]{43})/.exec(mail?.text ?? '')![1]!
