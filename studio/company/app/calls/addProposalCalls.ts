import { limits } from "#studio/document/company/limits.ts";
import { baseId } from "#studio/document/baseId.ts";
import { type ActRequest, type ProposedTexts, requestedActs } from "#studio/document/company/CompanyWire.ts";
import { may } from "../../identity/Person.ts";
import { isWorkedOn } from "#studio/document/company/workedOn.ts";
import { mayFor } from "../mayDo.ts";
import type { CompanyCalls } from "./CompanyCalls.ts";
import { bodyOf, personOf, textIn } from "./companyRequests.ts";
import { badRequest, Refusal } from "#studio/server/Refusal.ts";

/** The same, which may be left out. */
const optionalTextIn = (body: Readonly<Record<string, unknown>>, name: string, most: number) =>
  body[name] === undefined ? {} : { [name]: textIn(body, name, most) };

function actIn(body: Readonly<Record<string, unknown>>): ActRequest {
  const act = requestedActs.find((each) => each === body["act"]);
  if (act === undefined) throw badRequest("act");
  return {
    act,
    head: textIn(body, "head", 64),
    ...optionalTextIn(body, "reason", limits.comment),
    ...optionalTextIn(body, "for", 40),
    ...optionalTextIn(body, "title", limits.title),
  };
}

/** Proposals: begun, shown, acted upon, brought up to date. */
export function addProposalCalls(calls: CompanyCalls): void {
  const { desk, main, workshopOf, addressOf, wake } = calls.options;

  calls.on("POST /company/proposals", async (c) => {
    const person = personOf(c);
    if (!may(person, "editor")) throw new Refusal("role");
    calls.countAddition(c, "proposal");
    const { number } = await desk.create(person, textIn(await bodyOf(c), "title", limits.title));
    return c.json({ number, address: addressOf(number) }, 201);
  });

  calls.on("GET /company/proposals/:number", async (c) => calls.shown(c, await calls.recordOf(c)));

  calls.on("POST /company/proposals/:number/acts", async (c) => {
    const { number } = await calls.recordOf(c);
    const next = await desk.act(personOf(c), number, actIn(await bodyOf(c)));
    wake();
    return calls.shown(c, next);
  });

  calls.on("POST /company/proposals/:number/update", async (c) => {
    const { number, brands, state } = await calls.recordOf(c);
    const person = personOf(c);
    // Who takes it back decides what holds then: the desk asks for that role.
    const isEdited = state.kind !== "reverting";
    if (isEdited && (!may(person, "editor") || !brands.every((brand) => mayFor(person, "editor", brand))))
      throw new Refusal("role");
    const body = await bodyOf(c);
    const { choices } = body;
    if (!Array.isArray(choices) || choices.length > 1000) throw badRequest("choices");
    const chosen = choices.map((each) => (each === "theirs" ? "theirs" : "ours"));
    const seen = { head: textIn(body, "head", 64), main: textIn(body, "main", 64) };
    await desk.update(person, number, { ...seen, choices: chosen });
    wake();
    return calls.shown(c, desk.read(number));
  });

  calls.on("GET /company/proposals/:number/brands/:id", async (c) => {
    const { number, state } = await calls.recordOf(c);
    // What is over has no files of its own, and gets none by being asked for.
    if (!isWorkedOn(state)) throw new Refusal("unknown-proposal");
    const viewer = { kind: "person", person: personOf(c) } as const;
    const [before, after] = [await main(viewer), await workshopOf(number, viewer)];
    const id = c.req.param("id") ?? "";
    if (id === baseId) {
      const [old, now] = [before.saved(baseId), after.saved(baseId)];
      const { changes } = after.base.effectSince(old);
      const reached = new Set(changes.flatMap(({ touched }) => touched));
      return c.json({ before: old, after: now, reached: [...reached] } satisfies ProposedTexts);
    }
    if (!before.has(id) || !after.has(id)) throw new Refusal("unknown-proposal");
    return c.json({ before: before.saved(id), after: after.saved(id) } satisfies ProposedTexts);
  });
}
