import { isLanguage } from "#contract/pageLanguage.ts";
import { baseLanguage } from "#scripts/brands/brandFiles.ts";
import { baseId } from "#studio/document/baseId.ts";
import { environmentOf } from "../brands/brandsWithValue.ts";
import { askedValueOf, editOf, fieldPathOf, revisionOf } from "./requestBodies.ts";
import type { Workshop } from "../Workshop.ts";
import { addCall, shownEnvironment, type StudioApi } from "./addCall.ts";

/** Adds the calls about the base that all brands share. They are refused in a folder that has none. */
export function addBaseCalls(api: StudioApi, workshop: Workshop): void {
  api.use("/base/*", async (c, next) => (workshop.base.exists() ? next() : c.json({ refused: "no-base" }, 404)));
  addCall(api, "GET /base/document", (c) => c.json(workshop.base.open()));
  addCall(api, "GET /base/findings", async (c) => c.json(await workshop.base.check()));
  addCall(api, "GET /base/origin", async (c) => c.json(await workshop.past.origin(baseId, askedValueOf(c))));
  addCall(api, "PUT /base/document", async (c) => {
    const { revision, texts, steps } = await editOf(c);
    const document = workshop.base.change(revision, texts);
    if (steps !== undefined) workshop.steps.keep(baseId, steps);
    return c.json(document);
  });
  addCall(api, "GET /base/steps", (c) => c.json(workshop.steps.read(baseId)));
  addCall(api, "POST /base/rebase", async (c) => c.json(workshop.base.rebase(await revisionOf(c))));
  addCall(api, "POST /base/save", async (c) => {
    const document = await workshop.base.save(await revisionOf(c));
    workshop.steps.markSaved(baseId, document.saved);
    return c.json(document);
  });
  addCall(api, "GET /base/buildable", async (c) => c.json(await workshop.base.buildable()));
  addCall(api, "GET /base/effect", (c) => c.json(workshop.base.effect()));
  addCall(api, "GET /base/uses", (c) => {
    const language = c.req.query("language");
    const environment = environmentOf(c.req.query("environment"));
    const field = { path: fieldPathOf(c), environment, language: isLanguage(language) ? language : baseLanguage };
    return c.json(workshop.base.uses(field));
  });
  addCall(api, "GET /base/previews/:id", async (c) => {
    const id = c.req.param("id");
    if (!workshop.has(id)) return c.json({ refused: "unknown-brand" }, 404);
    return c.json(await workshop.base.previews(id, shownEnvironment(c)));
  });
}
