import { isLanguage } from "#contract/pageLanguage.ts";
import { baseLanguage } from "#scripts/brands/brandFiles.ts";
import { baseId, asEdited, isFileKind } from "#studio/document/StudioDocument.ts";
import { environmentOf } from "../brands/brandsWithValue.ts";
import { askedValueOf, editOf, fieldPathOf, revisionOf, saveOf } from "./requestBodies.ts";
import { Refusal } from "../Refusal.ts";
import { addCall, requireBrand, shownEnvironment, type StudioApi } from "./addCall.ts";

/** Adds the calls about the base that all brands share. They are refused in a folder that has none. */
export function addBaseCalls(api: StudioApi): void {
  api.use("/base/*", async (c, next) => {
    if (!c.var.workshop.base.exists()) throw new Refusal("no-base");
    await next();
  });
  addCall(api, "GET /base/document", (c) => c.json(c.var.workshop.base.open()));
  addCall(api, "GET /base/mark", (c) => c.json(c.var.workshop.mark(baseId)));
  addCall(api, "GET /base/findings", async (c) => c.json(await c.var.workshop.base.check()));
  addCall(api, "GET /base/origin", async (c) => c.json(await c.var.workshop.past.origin(baseId, askedValueOf(c))));
  addCall(api, "GET /base/readable/:kind", async (c) => {
    const kind = c.req.param("kind");
    if (!isFileKind(kind)) throw new Refusal("unknown-file");
    return c.json(await c.var.workshop.past.readable(baseId, kind));
  });
  addCall(api, "PUT /base/document", async (c) => {
    const { revision, texts, steps } = await editOf(c);
    const document = c.var.workshop.base.change(revision, texts);
    if (steps !== undefined) c.var.workshop.steps.keep(baseId, steps);
    return c.json(asEdited(document));
  });
  addCall(api, "GET /base/steps", (c) => c.json(c.var.workshop.steps.read(baseId)));
  addCall(api, "POST /base/rebase", async (c) => c.json(c.var.workshop.base.rebase(await revisionOf(c))));
  addCall(api, "POST /base/save", async (c) => {
    const { revision, without } = await saveOf(c);
    const document = await c.var.workshop.base.save(revision, without);
    c.var.workshop.steps.markSaved(baseId, document.saved);
    return c.json(document);
  });
  addCall(api, "GET /base/buildable", async (c) => c.json(await c.var.workshop.base.buildable()));
  addCall(api, "GET /base/effect", (c) => c.json(c.var.workshop.base.effect()));
  addCall(api, "GET /base/uses", (c) => {
    const language = c.req.query("language");
    const environment = environmentOf(c.req.query("environment"));
    const field = { path: fieldPathOf(c), environment, language: isLanguage(language) ? language : baseLanguage };
    return c.json(c.var.workshop.base.uses(field));
  });
  addCall(api, "GET /base/previews/:id", async (c) => {
    const id = c.req.param("id");
    requireBrand(c, id);
    return c.json(await c.var.workshop.base.previews(id, shownEnvironment(c)));
  });
}
