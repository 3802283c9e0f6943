import { createHmac } from "node:crypto";
import { errorCode } from "#scripts/files/errorCode.ts";
import type { CompanyConfig } from "../config/CompanyConfig.ts";
import { readSecret } from "../config/secretFileProblem.ts";
import type { Delivery } from "./Outbox.ts";

type WebhookConfig = NonNullable<CompanyConfig["notices"]["webhook"]>;

/** How long an answer may take, in milliseconds. */
const patience = 10_000;

/**
 * What proves that a call is from the studio and when it was made: HMAC-SHA256 as hex over the time, a full stop and
 * the body.
 */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");

/** Calls the company's webhook. */
export class WebhookSender {
  readonly #config: WebhookConfig;
  readonly #now: () => number;
  readonly #patience: number;

  constructor(config: WebhookConfig, now: () => number, patienceMs = patience) {
    this.#config = config;
    this.#now = now;
    this.#patience = patienceMs;
  }

  /** @param body JSON */
  async send(body: string): Promise<Delivery> {
    const { url, secretFile } = this.#config;
    try {
      const timestamp = String(Math.floor(this.#now() / 1000));
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          ...(secretFile === undefined
            ? {}
            : {
                "Studio-Timestamp": timestamp,
                "Studio-Signature": `sha256=${signatureOf(readSecret(secretFile), timestamp, body)}`,
              }),
        },
        body,
        // Another address is not the one that the administrator has chosen.
        redirect: "manual",
        signal: AbortSignal.timeout(this.#patience),
      });
      await response.body?.cancel();
      return response.ok ? { kind: "sent" } : { kind: "away", reason: `status ${response.status}` };
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      const name = error instanceof Error ? error.name : "unknown error";
      return { kind: "away", reason: errorCode(error) ?? errorCode(cause) ?? name };
    }
  }
}
