import { isObject } from "#contract/isObject.ts";
import { baseId } from "#studio/document/baseId.ts";
import { limits } from "#studio/document/company/limits.ts";
import { may } from "../../identity/Person.ts";
import { commentsOf } from "../describeRecord.ts";
import type { CompanyCalls } from "./CompanyCalls.ts";
import { bodyOf, personOf, textIn } from "./companyRequests.ts";
import { Refusal } from "#studio/server/Refusal.ts";

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
