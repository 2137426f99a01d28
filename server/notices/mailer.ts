/** Mail that lets somebody in, or tells them something. What sends it is loaded with the first. */
import { type Language, LANGUAGES } from '@loggia/core'
import type { MailConfig } from '../platform/config.ts'
import type { Letter } from './letters.ts'
import type { Outcome } from './deliveries.ts'
import { GOOD_FOR } from '../domain/people.ts'

/** How long an unresponsive server is waited for, in milliseconds. */
const PATIENCE = 15_000

const TEXTS: Readonly<
  Record<Language, { subject: string; text: (host: string, link: string, minutes: number) => string }>
> = {
  en: {
    subject: 'Your link to Loggia',
    text: (
      host,
      link,
      minutes,
    ) => `Somebody at ${host} wants to sign in with this address, or to create an account with it.

Open this link and press the button there. It is good once, for ${minutes} minutes:

${link}

If it was not you, throw this mail away: nothing happens.
`,
  },
  ko: {
    subject: 'Loggia 로그인 링크',
    text: (host, link, minutes) => `${host}에서 이 주소로 로그인하거나 계정을 만들려는 요청을 받았습니다.

아래 링크를 열고 화면의 단추를 누르세요. ${minutes}분 동안, 한 번만 쓸 수 있습니다.

${link}

요청하신 적이 없다면 이 메일은 지우세요. 아무 일도 일어나지 않습니다.
`,
  },
}

/** A recovery code has let somebody in. */
const USED: {
  subject: string
  text: Readonly<Record<Language, (host: string, device: string, link: string) => string>>
} = {
  subject: 'Loggia: recovery code used · 복구 코드를 썼습니다',
  text: {
    en: (host, device, link) => `One of your recovery codes was used to come in at ${host}, on: ${device}.

If that was you, there is nothing to do. If not, sign that device out and make new codes:

${link}
`,
    ko: (host, device, link) => `${host}에서 복구 코드 하나로 로그인했습니다. 기기: ${device}

본인이 한 일이면 그대로 두시면 됩니다. 아니라면 그 기기를 로그아웃하고 복구 코드를 새로 만드세요.

${link}
`,
  },
}

interface Post {
  id: string
  to: string
  subject: string
  text: string
  headers?: Readonly<Record<string, string>>
}
/** A notice as it is sent; `stop`: by that its reader stops them. */
interface NoticeMail extends Omit<Post, 'headers'> {
  stop: string
}
/** What the mail server said, and to what. */
interface MailError {
  responseCode?: number
  command?: string
  code?: string
}
/** What a signature covers: with it that a mail can be stopped, so that nobody changes where that leads. */
const SIGNED = [
  ...['From', 'Sender', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'MIME-Version', 'Content-Type'],
  ...['Content-Transfer-Encoding', 'Auto-Submitted', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':')

export class Mailer {
  readonly #config: MailConfig
  readonly #publicUrl: string

  constructor(config: MailConfig, publicUrl: string) {
    this.#config = config
    this.#publicUrl = publicUrl
  }

  async #send(mail: object): Promise<void> {
    const { createTransport } = await import('nodemailer')
    const { smtp, from, dkim } = this.#config
    const transport = createTransport({
      url: smtp,
      ...(dkim ? { dkim: { ...dkim, headerFieldNames: SIGNED } } : {}),
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
    })
    try {
      await transport.sendMail({ from, disableFileAccess: true, disableUrlAccess: true, ...mail })
    } finally {
      transport.close()
    }
  }

  /** Sends what the hall says by itself, under an id that its repeats share. */
  async #post({ id, headers, ...mail }: Post): Promise<Outcome> {
    try {
      await this.#send({
        ...mail,
        messageId: `<${id}@${new URL(this.#publicUrl).hostname}>`,
        headers: { 'auto-submitted': 'auto-generated', ...headers },
      })
      return 'done'
    } catch (error) {
      const { responseCode = 0, command = '', code = 'unknown' } = error as MailError
      // What is said to who we are, before the address is named, is no fault of the address.
      if (responseCode >= 500 && /^(RCPT TO|DATA)/.test(command)) return 'refused'
      return { failed: responseCode ? String(responseCode) : code === 'ETIMEDOUT' ? 'timeout' : 'connection' }
    }
  }

  /**
   * Sends a notice. Mail programs offer to stop it with one press (RFC 8058). Where a mail server says for good that nobody has that address it is not written to any more.
   */
  sendNotice({ stop, ...mail }: NoticeMail): Promise<Outcome> {
    const headers = { 'list-unsubscribe': `<${stop}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }
    return this.#post({ ...mail, headers })
  }

  /** Tells somebody that a recovery code of theirs was used. In which language they read is not known, so it is said in each. */
  sendRecoveryUsed({ id, address, device }: Letter): Promise<Outcome> {
    const { host } = new URL(this.#publicUrl)
    const link = `${this.#publicUrl}/account`
    const text = LANGUAGES.map(lang => USED.text[lang](host, device, link)).join('\n---\n\n')
    return this.#post({ id, to: address, subject: USED.subject, text })
  }

  /** Sends a link that lets its reader in. Its secret stands behind the #, which browsers send to nobody; opening it changes nothing. */
  async sendLink(to: string, token: string, lang: Language): Promise<void> {
    const { subject, text } = TEXTS[lang]
    await this.#send({
      to,
      subject,
      text: text(new URL(this.#publicUrl).host, `${this.#publicUrl}/enter#mail=${token}`, GOOD_FOR.mail / 60),
      headers: { 'auto-submitted': 'auto-generated' },
    })
  }
}
