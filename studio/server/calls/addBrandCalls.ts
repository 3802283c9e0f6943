import { isLanguage } from "#contract/pageLanguage.ts";
import { asEdited, isFileKind } from "#studio/document/StudioDocument.ts";
import { imageKinds } from "#studio/document/imageKinds.ts";
import { environmentOf } from "../brands/brandsWithValue.ts";
import { checkFont } from "../fonts/checkFont.ts";
import { fontChoices } from "../fonts/fontChoices.ts";
import { checkImage } from "../images/checkImage.ts";
import {
  askedValueOf,
  editOf,
  fieldPathOf,
  offeredBytes,
  offeredTextsOf,
  revisionOf,
  saveOf,
} from "./requestBodies.ts";
import { Refusal } from "../Refusal.ts";
import { addCall, requireBrand, shownEnvironment, shownTab, type StudioApi } from "./addCall.ts";

/** Adds the calls about the document of a brand: what it is, what it becomes, and what is wrong in it. */
function addDocumentCalls(api: StudioApi): void {
  addCall(api, "GET /brands/:id/document", async (c) =>
    c.json(await c.var.workshop.open(c.req.param("id"), shownEnvironment(c))),
  );
  addCall(api, "GET /brands/:id/mark", (c) => c.json(c.var.workshop.mark(c.req.param("id"))));
  addCall(api, "PUT /brands/:id/document", async (c) => {
    const { revision, texts, steps } = await editOf(c);
    const document = await c.var.workshop.change(c.req.param("id"), revision, texts, shownEnvironment(c));
    if (steps !== undefined) c.var.workshop.steps.keep(c.req.param("id"), steps);
    return c.json(asEdited(document));
  });
  addCall(api, "GET /brands/:id/findings", async (c) => c.json(await c.var.workshop.check(c.req.param("id"))));
  addCall(api, "GET /brands/:id/steps", (c) => c.json(c.var.workshop.steps.read(c.req.param("id"))));
  addCall(api, "POST /brands/:id/rebase", async (c) =>
    c.json(await c.var.workshop.rebase(c.req.param("id"), await revisionOf(c), shownEnvironment(c))),
  );
  addCall(api, "POST /brands/:id/save", async (c) => {
    const { revision, without } = await saveOf(c);
    const document = await c.var.workshop.save(c.req.param("id"), revision, shownEnvironment(c), without);
    c.var.workshop.steps.markSaved(document.id, document.saved);
    return c.json(document);
  });
  addCall(api, "POST /brands/:id/images/:kind/check", async (c) => {
    const kind = imageKinds.find((each) => each === c.req.param("kind"));
    if (kind === undefined) throw new Refusal("unknown-image");
    return c.json(checkImage(await offeredBytes(c), kind));
  });
}

/** Adds the calls about the fonts that a brand can have. */
function addFontCalls(api: StudioApi): void {
  addCall(api, "GET /brands/:id/fonts", async (c) => {
    const document = await c.var.workshop.open(c.req.param("id"), shownEnvironment(c));
    return c.json(await fontChoices(c.var.workshop.brandsDir, document));
  });
  addCall(api, "POST /brands/:id/fonts/check", async (c) => c.json(await checkFont(await offeredBytes(c))));
}

/** Adds the calls about one brand. A brand that does not exist is refused for all of them. */
export function addBrandCalls(api: StudioApi): void {
  api.use("/brands/:id/*", async (c, next) => {
    requireBrand(c, c.req.param("id"));
    await next();
  });
  addCall(api, "GET /brands", async (c) => c.json(await c.var.workshop.brands.list()));
  addCall(api, "GET /brands/:id/logo.svg", (c) => {
    const logo = c.var.workshop.logo(c.req.param("id")) ?? "";
    if (logo === "") return c.notFound();
    // Opened alone, an image must not be more than an image.
    c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    c.header("Content-Type", "image/svg+xml");
    c.header("X-Content-Type-Options", "nosniff");
    return c.body(logo);
  });
  addDocumentCalls(api);
  addCall(api, "GET /brands/:id/same-value", (c) => {
    const environment = environmentOf(c.req.query("environment"));
    return c.json(c.var.workshop.brands.withValue(c.req.param("id"), fieldPathOf(c), environment));
  });
  addCall(api, "GET /brands/:id/origin", async (c) =>
    c.json(await c.var.workshop.past.origin(c.req.param("id"), askedValueOf(c))),
  );
  addCall(api, "GET /brands/:id/sources", async (c) => {
    const preview = await c.var.workshop.preview(c.req.param("id"), { environment: shownEnvironment(c) });
    const language = c.req.query("language");
    return c.json(preview.sources(isLanguage(language) ? language : undefined));
  });
  addFontCalls(api);
  addCall(api, "GET /brands/:id/preview", async (c) => c.json((await c.var.workshop.preview(c.req.param("id"))).state));
  addCall(api, "POST /brands/:id/offered", async (c) => {
    const parts = { environment: shownEnvironment(c), tab: shownTab(c) };
    return c.json(await c.var.workshop.offered(c.req.param("id"), await offeredTextsOf(c), parts));
  });
  addCall(api, "GET /brands/:id/history", async (c) => c.json(await c.var.workshop.past.history(c.req.param("id"))));
  addCall(api, "GET /brands/:id/history/:hash", async (c) =>
    c.json(await c.var.workshop.past.version(c.req.param("id"), c.req.param("hash"))),
  );
  addCall(api, "GET /brands/:id/readable/:kind", async (c) => {
    const { id, kind } = c.req.param();
    if (!isFileKind(kind)) throw new Refusal("unknown-file");
    return c.json(await c.var.workshop.past.readable(id, kind));
  });
  addCall(api, "GET /brands/:id/comparison/:other", (c) => {
    const { id, other } = c.req.param();
    requireBrand(c, other);
    return c.json(c.var.workshop.brands.compare(id, other));
  });
}
