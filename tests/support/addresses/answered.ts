import { expect } from "vitest";
import { type AddressServer, type Answered, compareAnswers } from "./compareAnswers.ts";

/** An answer as it was seen. */
export async function answered(response: Response): Promise<Answered> {
  const { status, headers } = response;
  return { status, headers: Object.fromEntries(headers), body: await response.text() };
}

/** Whether the simulator, or no application at all, has answered: with a text that is neither a file nor bare. */
const isPassedOn = ({ headers, body }: Answered) =>
  (headers["cache-control"] === "no-store" && headers["content-security-policy"]?.endsWith("sandbox") !== true) ||
  body.startsWith("Her er det ingenting");

/** What a server answers that has the simulator behind it. */
export const orPassedOn = (answer: Answered, path: string): Answered | "api" | "others" =>
  isPassedOn(answer) ? (/^\/api(?:\/|$)/.test(path) ? "api" : "others") : answer;

/** Expects that a server answers every address as the table of addresses says. */
export async function expectSame(server: AddressServer): Promise<void> {
  const { seen, expected } = await compareAnswers(server);
  expect(seen).toEqual(expected);
}
