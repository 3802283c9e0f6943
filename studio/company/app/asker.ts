import { AsyncLocalStorage } from "node:async_hooks";
import { RefusedAct } from "../proposals/RefusedAct.ts";
import type { Visitor } from "../identity/HostKeys.ts";
import { may, type Person } from "../identity/Person.ts";

/**
 * Who the studio is answering. A store of brands is asked deep inside of a workshop, which knows one person, the one at
 * its machine. Outside of an answer the studio itself asks: it sees everything.
 */
const asking = new AsyncLocalStorage<Visitor>();

/** Answers a request of somebody. */
export const whileAsking = <Result>(visitor: Visitor, answer: () => Result): Result => asking.run(visitor, answer);

/** Whether whoever asks may see a brand. */
export function seesBrand(id: string): boolean {
  const visitor = asking.getStore();
  if (visitor === undefined) return true;
  return visitor.kind === "link" ? visitor.link.brand === id : may(visitor.session.person, "reader", id);
}

/** The person who asks. @throws RefusedAct for a visitor with a link, and for the studio itself */
export function askingPerson(): Person {
  const visitor = asking.getStore();
  if (visitor?.kind !== "person") throw new RefusedAct("role");
  return visitor.session.person;
}
