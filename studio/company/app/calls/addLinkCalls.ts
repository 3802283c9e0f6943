import { limits } from "#studio/document/company/limits.ts";
import { may } from "../../identity/Person.ts";
import { linkOf } from "../describeRecord.ts";
import { mayDo } from "../mayDo.ts";
import type { CompanyCalls } from "./CompanyCalls.ts";
import { bodyOf, type CompanyContext, personOf, textIn } from "./companyRequests.ts";
import { badRequest, Refusal } from "#studio/server/Refusal.ts";

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
