import type { DatabaseSync } from "node:sqlite";
import type { CompanyConfig } from "../config/CompanyConfig.ts";
import { type Delivery, Outbox, type OutboxEntry, type NoticeWay, noticeWays, pauseAfter } from "./Outbox.ts";
import { MailSender } from "./MailSender.ts";
import type { NoticeAudience, NoticeEvent } from "./NoticeEvent.ts";
import { noticeText, oneLine } from "./noticeText.ts";
import { recipientsOf } from "./recipientsOf.ts";
import { WebhookSender } from "./WebhookSender.ts";

interface NoticesOptions {
  readonly database: DatabaseSync;
  readonly config: Pick<CompanyConfig, "origin" | "notices" | "help" | "log">;
  /** Path of the page of a proposal. */
  readonly pathOf: (proposal: number) => string;
  readonly now?: () => number;
  /** Tells the administrator what was given up. */
  readonly complain?: (text: string) => void;
}

/** How often it is looked for messages whose time has come, in milliseconds. */
const interval = 20_000;
const day = 86_400_000;

/**
 * Tells people what happened to their proposals, by mail and by a webhook, where the configuration has them. A message
 * is in the database before anything is sent, so that a server that is away delays nobody and loses nothing. A message
 * is sent at least once: again, with the same id, when the studio ended between sending and noting it.
 */
export class Notices {
  readonly #outbox: Outbox;
  readonly #config: NoticesOptions["config"];
  readonly #pathOf: NoticesOptions["pathOf"];
  readonly #now: () => number;
  readonly #complain: (text: string) => void;
  readonly #senders: Readonly<Partial<Record<NoticeWay, (entry: OutboxEntry) => Promise<Delivery>>>>;
  readonly #running = new Map<NoticeWay, Promise<void>>();

  constructor({ database, config, pathOf, now = Date.now, complain = console.error }: NoticesOptions) {
    this.#outbox = new Outbox(database);
    this.#config = config;
    this.#pathOf = pathOf;
    this.#now = now;
    this.#complain = complain;
    const { mail, webhook } = config.notices;
    const mails = mail === undefined ? undefined : new MailSender(mail);
    const calls = webhook === undefined ? undefined : new WebhookSender(webhook, now);
    const { hostname } = new URL(config.origin);
    this.#senders = {
      ...(mails && {
        mail: ({ id, recipient, message }) => {
          const { subject, text } = JSON.parse(message) as { subject: string; text: string };
          return mails.send({ to: recipient, subject, text, id: `studio-${id}@${hostname}` });
        },
      }),
      ...(calls && {
        webhook: ({ id, message }) => calls.send(JSON.stringify({ id, ...(JSON.parse(message) as object) })),
      }),
    };
  }

  /** Notes an event for everybody who is told of it. It can be part of a transaction, and nothing is sent yet. */
  add(event: NoticeEvent, audience: NoticeAudience): void {
    const { kind, by, proposal } = event;
    const now = this.#now();
    const link = this.#config.origin + this.#pathOf(proposal.number);
    const { help } = this.#config;
    if (this.#senders.mail !== undefined)
      for (const { email, title } of recipientsOf(event, audience)) {
        const { subject, text } = noticeText({ ...event, proposal: { ...proposal, title } }, link, help);
        this.#outbox.add("mail", email, JSON.stringify({ kind, proposal: proposal.number, subject, text }), now);
      }
    if (this.#senders.webhook === undefined) return;
    const { sentence } = noticeText(event, link, help);
    const message = {
      event: kind,
      proposal: { number: proposal.number, title: oneLine(proposal.title), brands: proposal.brands },
      ...(by === undefined ? {} : { by: oneLine(by.name) }),
      at: new Date(now).toISOString(),
      ...(event.kind === "planned" ? { for: event.for } : {}),
      link,
      // Chat programs show this field.
      text: `${sentence} ${link}`,
    };
    this.#outbox.add("webhook", "", JSON.stringify(message), now);
  }

  /** Sends what is due. The ways do not wait for each other. */
  async sendDue(): Promise<void> {
    await Promise.all(noticeWays.map((way) => this.#sendWay(way)));
    this.#outbox.forget(this.#now() - this.#config.log.days * day);
  }

  /**
   * Sends what is due from now on, until `stop`.
   * @returns stops, when what is being sent has ended
   */
  start(): () => Promise<void> {
    let round = Promise.resolve();
    const send = () => {
      round = this.sendDue().catch((error: unknown) => this.#complain(`Notices: ${String(error)}`));
    };
    const timer = setInterval(send, interval);
    send();
    return async () => {
      clearInterval(timer);
      await round;
    };
  }

  /** One round of a way at a time: a message is not sent twice because a server is slow. */
  #sendWay(way: NoticeWay): Promise<void> {
    const running = this.#running.get(way) ?? this.#sendEach(way).finally(() => this.#running.delete(way));
    this.#running.set(way, running);
    return running;
  }

  async #sendEach(way: NoticeWay): Promise<void> {
    const send = this.#senders[way];
    if (send === undefined) return;
    for (const entry of this.#outbox.due(way, this.#now())) {
      const delivery = await send(entry);
      if (delivery.kind === "sent") this.#outbox.end(entry.id, "sent", this.#now());
      else this.#noteFailure(way, entry, delivery.reason);
      // The others would wait for the same server. They are tried in the next round.
      if (delivery.kind === "away") return;
    }
  }

  #noteFailure(way: NoticeWay, { id, attempts }: OutboxEntry, reason: string): void {
    const failed = attempts + 1;
    const pause = pauseAfter(failed);
    if (pause !== undefined) return this.#outbox.retry(id, failed, this.#now() + pause);
    this.#outbox.end(id, "givenUp", this.#now());
    this.#complain(`Notice ${id} by ${way} was given up after ${failed} attempts: ${reason}.`);
  }
}
