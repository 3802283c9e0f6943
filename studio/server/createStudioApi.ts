import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { isObject } from "#contract/isObject.ts";
import skall from "#locales/nb/skall.json" with { type: "json" };
import { baseFolder, basePath } from "#contract/basePath.ts";
import { allCustomers } from "#scripts/simulator/world/customers/allCustomers.ts";
import { type DocumentTexts, imageKinds, type PreviewChoices } from "#studio/document/StudioDocument.ts";
import { RefusedError } from "./brands/Documents.ts";
import { checkImage, RefusedImageError } from "./images/checkImage.ts";
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
  const { descriptor, theme } = texts;
  const images = imageKinds.flatMap((kind) => (texts[kind] === undefined ? [] : [[kind, texts[kind]] as const]));
  if (!images.every(([, text]) => isText(text))) throw new BadRequestError("texts");
  return { revision: Number(revision), texts: { descriptor, theme, ...Object.fromEntries(images) } };
}

/** The file that is offered as an image: base64, since a file is bytes until it was checked. */
async function offeredBytes(c: ApiContext): Promise<Uint8Array> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const data = isObject(body) ? body["data"] : undefined;
  if (typeof data !== "string" || !/^[A-Za-z0-9+/]*={0,2}$/.test(data)) throw new BadRequestError("data");
  return Buffer.from(data, "base64");
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
  api.get("/brands/:id/logo.svg", (c) => {
    const logo = workshop.logo(c.req.param("id")) ?? "";
    if (logo === "") return c.notFound();
    // Opened alone, an image must not be more than an image.
    c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    c.header("Content-Type", "image/svg+xml");
    c.header("X-Content-Type-Options", "nosniff");
    return c.body(logo);
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
  api.post("/brands/:id/images/:kind/check", async (c) => {
    const kind = imageKinds.find((each) => each === c.req.param("kind"));
    return kind === undefined
      ? c.json({ refused: "unknown-image" }, 404)
      : c.json(checkImage(await offeredBytes(c), kind));
  });
  api.all("*", (c) => c.json({ refused: "unknown-call" }, 404));

  api.onError((error, c) => {
    if (error instanceof RefusedError) return c.json({ refused: error.refusal }, 409);
    if (error instanceof RefusedImageError) return c.json({ refused: "image" }, 422);
    if (error instanceof BadRequestError) return c.json({ refused: error.message }, 400);
    console.error(error);
    return c.json({ refused: "error" }, 500);
  });
  return api;
}
