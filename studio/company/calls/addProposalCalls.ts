import { limits } from "#studio/document/limits.ts";
import { baseId } from "#studio/document/StudioDocument.ts";
import { type ActRequest, type ProposedTexts, requestedActs } from "#studio/document/company/CompanyWire.ts";
import { may } from "../identity/Person.ts";
import { isWorkedOn } from "#studio/document/company/workedOn.ts";
import { mayFor, mayDo } from "../proposals/mayDo.ts";
import { type CompanyCalls, bodyOf, personOf, textIn, type CompanyContext } from "./CompanyCalls.ts";
import { badRequest, Refusal } from "#studio/server/Refusal.ts";
import { isObject } from "#contract/isObject.ts";
import { commentsOf, linkOf } from "../proposals/describeRecord.ts";

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

/** What is said of a proposal. */
export function addCommentCalls(calls: CompanyCalls): void {
  const { desk, comments } = calls.options;

  calls.on("POST /company/proposals/:number/comments", async (c) => {
    const record = await calls.recordOf(c);
    const body = await bodyOf(c);
    const about = { field: body["field"], place: body["place"] };
    const subject = Object.fromEntries(Object.entries(about).filter(([, value]) => value !== undefined));
    for (const part of [body["field"], body["place"]])
      if (isObject(part) && part["brand"] !== baseId && !may(personOf(c), "reader", String(part["brand"])))
        throw new Refusal("unknown-proposal");
    calls.countAddition(c, "comment");
    desk.comment(personOf(c), record.number, { text: textIn(body, "text", limits.comment), ...subject });
    return c.json(commentsOf(await calls.sightOf(c), record, comments), 201);
  });

  calls.on("POST /company/proposals/:number/comments/:id/resolved", async (c) => {
    const [record, sight] = [await calls.recordOf(c), await calls.sightOf(c)];
    const comment = Number(c.req.param("id"));
    if (!commentsOf(sight, record, comments).some(({ id }) => id === comment)) throw new Refusal("unknown-proposal");
    comments.resolve(record.number, comment);
    return c.json(commentsOf(sight, record, comments));
  });
}

const dayMs = 86_400_000;

/** Links with which people without an account see a proposal. */
export function addLinkCalls(calls: CompanyCalls): void {
  const { links, log, workshopOf, addressOfLink } = calls.options;

  const seenLinks = (c: CompanyContext, number: number) =>
    links
      .list(number)
      .filter(({ brand }) => may(personOf(c), "reader", brand))
      .map(linkOf);

  calls.on("GET /company/proposals/:number/links", async (c) => c.json(seenLinks(c, (await calls.recordOf(c)).number)));

  calls.on("POST /company/proposals/:number/links", async (c) => {
    const record = await calls.recordOf(c);
    const { number } = record;
    const person = personOf(c);
    const { id, name } = person;
    const body = await bodyOf(c);
    const brand = textIn(body, "brand", 100);
    const days = Number(body["days"]);
    if (!Number.isInteger(days) || days < 1 || days > limits.linkDays) throw badRequest("days");
    // What is over has no preview.
    if (!mayDo(person, record, false).includes("share") || !may(person, "editor", brand)) throw new Refusal("role");
    if (!(await workshopOf(number, { kind: "person", person })).has(brand)) throw new Refusal("role");
    calls.countAddition(c, "link");
    const by = { id, name };
    const endsAt = new Date(calls.now() + days * dayMs);
    const { token, link } = links.create({ proposal: number, brand, author: by, endsAt });
    log.append({ kind: "linkMade", proposal: number, brand, link: link.id, by, endsAt: link.endsAt });
    return c.json({ ...linkOf(link), address: addressOfLink(number, brand, token) }, 201);
  });

  calls.on("POST /company/proposals/:number/links/:id/revoked", async (c) => {
    const { number } = await calls.recordOf(c);
    const person = personOf(c);
    const { id, name } = person;
    const link = seenLinks(c, number).find((each) => each.id === c.req.param("id"));
    if (link === undefined) throw new Refusal("unknown-proposal");
    if (link.by.id !== id && !may(person, "editor", link.brand)) throw new Refusal("role");
    const revoked = links.revoke(number, link.id);
    if (revoked === undefined) throw new Refusal("unknown-proposal");
    log.append({ kind: "linkRevoked", proposal: number, brand: revoked.brand, link: revoked.id, by: { id, name } });
    return c.json(seenLinks(c, number));
  });
}
