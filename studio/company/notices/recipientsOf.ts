import { isMailAddress } from "../config/isMailAddress.ts";
import type { Addressee, NoticeAudience, NoticeEvent, NoticeKind } from "./NoticeEvent.ts";

/** Who is told of what. What happens later than it was asked for is told to who asked for it too. */
const told: Readonly<
  Record<NoticeKind, { readonly who: readonly (keyof NoticeAudience)[]; readonly alsoDoer?: true }>
> = {
  asked: { who: ["approvers"] },
  returned: { who: ["author"] },
  approved: { who: ["author"] },
  planned: { who: ["author", "publishers"] },
  live: { who: ["author", "publishers"], alsoDoer: true },
  failed: { who: ["author", "publishers"], alsoDoer: true },
  refused: { who: ["author", "publishers"], alsoDoer: true },
  notTakenBack: { who: ["author", "publishers"], alsoDoer: true },
  takenBack: { who: ["author", "publishers"] },
  commented: { who: ["author", "commenters"] },
};

/** Who is told of an event: each address once, in the order of the table. What is no address is left out. */
export function recipientsOf(event: NoticeEvent, audience: NoticeAudience): readonly Addressee[] {
  const { who, alsoDoer } = told[event.kind];
  const byAddress = new Map<string, Addressee>();
  for (const person of who.flatMap((part) => audience[part])) {
    const address = person.email.toLowerCase();
    const isDoer = person.id === event.by?.id;
    if (isMailAddress(address) && !byAddress.has(address) && (!isDoer || alsoDoer === true))
      byAddress.set(address, person);
  }
  return [...byAddress.values()];
}
