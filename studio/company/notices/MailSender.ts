import { createTransport } from "nodemailer";
import { errorCode } from "#scripts/files/errorCode.ts";
import type { CompanyConfig } from "../config/CompanyConfig.ts";
import { readSecret } from "../config/secretFileProblem.ts";
import type { Delivery } from "./Outbox.ts";

type MailConfig = NonNullable<CompanyConfig["notices"]["mail"]>;

/** A mail to one person. */
export interface Mail {
  /** An address that `isMailAddress` takes. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same at each attempt: who gets it twice sees it once. */
  readonly id: string;
}

/** How long each step of a connection may take, in milliseconds. */
const patience = 10_000;

const isLoopback = (host: string): boolean => ["localhost", "127.0.0.1", "::1"].includes(host);

/** Sends mail by the company's server (SMTP). */
export class MailSender {
  readonly #config: MailConfig;

  constructor(config: MailConfig) {
    this.#config = config;
  }

  async send({ to, subject, text, id }: Mail): Promise<Delivery> {
    const { host, port, secure, from, user, passwordFile } = this.#config;
    try {
      const transport = createTransport({
        host,
        port,
        secure,
        // A password is never sent over a network that others can read.
        requireTLS: user !== undefined && !secure && !isLoopback(host),
        ...(user === undefined || passwordFile === undefined ? {} : { auth: { user, pass: readSecret(passwordFile) } }),
        connectionTimeout: patience,
        greetingTimeout: patience,
        socketTimeout: patience,
        // A text is a text, never the name of a file or an address to be sent.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await transport.sendMail({
        from,
        // As an object: the address is not read as a list.
        to: { name: "", address: to },
        subject,
        text,
        messageId: `<${id}>`,
        headers: { "Auto-Submitted": "auto-generated" },
      });
      return { kind: "sent" };
    } catch (error) {
      const code = errorCode(error) ?? "unknown error";
      const isOfMessage = code === "EENVELOPE" || code === "EMESSAGE";
      return { kind: isOfMessage ? "refused" : "away", reason: code };
    }
  }
}
