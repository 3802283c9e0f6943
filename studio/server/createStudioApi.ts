import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { isObject } from "#contract/isObject.ts";
import skall from "#locales/nb/skall.json" with { type: "json" };
import { baseFolder, basePath } from "#contract/basePath.ts";
import { allCustomers } from "#scripts/simulator/world/customers/allCustomers.ts";
import type { DocumentTexts, PreviewChoices } from "#studio/document/StudioDocument.ts";
import { RefusedError } from "./brands/Documents.ts";
import studioTexts from "#studio/texts/nb.json" with { type: "json" };
import type { Workshop } from "./Workshop.ts";

type ApiContext = Context<{ Bindings: HttpBindings }>;

/** A request that no page of the studio sends. */
class BadRequestError extends Error {}

const largestBytes = 2_500_000;

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 1_000_000;

async function bodyOf(c: ApiContext): Promise<{ revision: number; texts: DocumentTexts | undefined }> {
  const body: unknown = await c.req.json().catch(() => undefined);
  if (!isObject(body) || !Number.isInteger(body["revision"])) throw new BadRequestError("revision");
  const { revision, texts } = body;
  if (texts === undefined) return { revision: Number(revision), texts: undefined };
  if (!isObject(texts) || !isText(texts["descriptor"]) || !isText(texts["theme"])) throw new BadRequestError("texts");
  return { revision: Number(revision), texts: { descriptor: texts["descriptor"], theme: texts["theme"] } };
}

/** Everything that the preview can show. */
const choices: PreviewChoices = {
  customers: allCustomers.map(({ id, name, summary }) => ({ id, name, summary })),
  pages: [
    { path: baseFolder, title: skall["nav.oversikt"] },
    { path: `${basePath}/tilbud`, title: skall["nav.tilbud"] },
    { path: `${basePath}/kjopsinnganger`, title: skall["nav.kjop"] },
    { path: `${basePath}/forsikringsprofil`, title: skall["nav.profil"] },
    { path: `${basePath}/andre-forsikringer`, title: skall["title.andreForsikringer"] },
    { path: `${basePath}/finnes-ikke`, title: studioTexts["page.notFound"] },
  ],
};

/** The calls of the studio's page. Who may call is decided before (`access/accessRules.ts`). */
export function createStudioApi(workshop: Workshop): Hono<{ Bindings: HttpBindings }> {
  const api = new Hono<{ Bindings: HttpBindings }>();
  api.use(bodyLimit({ maxSize: largestBytes, onError: (c) => c.json({ refused: "too-large" }, 413) }));
  api.use(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  api.use("/brands/:id/*", async (c, next) =>
    workshop.has(c.req.param("id")) ? next() : c.json({ refused: "unknown-brand" }, 404),
  );

  api.get("/choices", (c) => c.json(choices));
  api.get("/schemas", (c) => c.json(workshop.schemas()));
  api.get("/brands", async (c) => c.json(await workshop.brands()));
  api.get("/brands/:id/logo.svg", async (c) => {
    const logo = await workshop.logo(c.req.param("id"));
    if (logo === undefined) return c.notFound();
    // Opened alone, an image must not be more than an image.
    c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    c.header("Content-Type", "image/svg+xml");
    c.header("X-Content-Type-Options", "nosniff");
    return c.body(new Uint8Array(logo));
  });
  api.get("/brands/:id/document", async (c) => c.json(await workshop.open(c.req.param("id"))));
  api.get("/brands/:id/findings", async (c) => c.json(await workshop.check(c.req.param("id"))));
  api.put("/brands/:id/document", async (c) => {
    const { revision, texts } = await bodyOf(c);
    if (texts === undefined) throw new BadRequestError("texts");
    return c.json(await workshop.change(c.req.param("id"), revision, texts));
  });
  api.post("/brands/:id/rebase", async (c) =>
    c.json(await workshop.rebase(c.req.param("id"), (await bodyOf(c)).revision)),
  );
  api.post("/brands/:id/save", async (c) => c.json(await workshop.save(c.req.param("id"), (await bodyOf(c)).revision)));
  api.all("*", (c) => c.json({ refused: "unknown-call" }, 404));

  api.onError((error, c) => {
    if (error instanceof RefusedError) return c.json({ refused: error.refusal }, 409);
    if (error instanceof BadRequestError) return c.json({ refused: error.message }, 400);
    console.error(error);
    return c.json({ refused: "error" }, 500);
  });
  return api;
}
