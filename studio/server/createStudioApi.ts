import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import { imageKinds } from "#studio/document/imageKinds.ts";
import type { CompiledGallery } from "#scripts/serve/gallery/compileGallery.ts";
import { TenantUsageError } from "#scripts/tenant/TenantUsageError.ts";
import { baseId, ForbiddenPathError } from "./brands/BrandFiles.ts";
import { environmentOf } from "./brands/brandsWithValue.ts";
import { RefusedError } from "./brands/Documents.ts";
import { fontChoices, fontFile } from "./fonts/fontChoices.ts";
import { checkImage, RefusedImageError } from "./images/checkImage.ts";
import { BadRequestError, editOf, fieldPathOf, newBrandOf, offeredBytes, revisionOf } from "./requestBodies.ts";
import { UnknownVersionError } from "./history/BrandHistories.ts";
import { galleryChoices } from "./preview/galleryChoices.ts";
import { previewChoices } from "./preview/previewStates.ts";
import type { Workshop } from "./Workshop.ts";

const largestBytes = 2_500_000;

/** The environment that the preview of a tab shows. */
const shownEnvironment = (c: Context): EnvironmentName => environmentOf(c.req.query("environment")) ?? "Test";

/**
 * The calls of the studio's page. Who may call is decided before (`access/accessRules.ts`).
 * @param gallery compiled when it is first wanted
 */
export function createStudioApi(
  workshop: Workshop,
  gallery: () => Promise<Pick<CompiledGallery, "list">>,
): Hono<{ Bindings: HttpBindings }> {
  const api = new Hono<{ Bindings: HttpBindings }>();
  api.use(bodyLimit({ maxSize: largestBytes, onError: (c) => c.json({ refused: "too-large" }, 413) }));
  api.use(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  api.use("/brands/:id/*", async (c, next) =>
    workshop.has(c.req.param("id")) ? next() : c.json({ refused: "unknown-brand" }, 404),
  );

  api.get("/choices", (c) => c.json(previewChoices));
  api.get("/gallery", async (c) => c.json(galleryChoices(await (await gallery()).list())));
  api.get("/schemas", (c) => c.json(workshop.schemas()));
  api.get("/form", (c) => c.json(workshop.formBasis()));
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
  api.get("/brands/:id/document", async (c) => c.json(await workshop.open(c.req.param("id"), shownEnvironment(c))));
  api.get("/brands/:id/findings", async (c) => c.json(await workshop.check(c.req.param("id"))));
  api.get("/brands/:id/same-value", (c) => {
    const environment = environmentOf(c.req.query("environment"));
    return c.json(workshop.brandsWithValue(c.req.param("id"), fieldPathOf(c), environment));
  });
  api.get("/brands/:id/sources", async (c) => {
    const preview = await workshop.preview(c.req.param("id"), { environment: shownEnvironment(c) });
    return c.json(await preview.sources());
  });
  api.get("/brands/:id/built", async (c) => c.json(await workshop.built(c.req.param("id"))));
  api.put("/brands/:id/document", async (c) => {
    const { revision, texts, steps } = await editOf(c);
    const document = await workshop.change(c.req.param("id"), revision, texts, shownEnvironment(c));
    if (steps !== undefined) workshop.steps.keep(c.req.param("id"), steps);
    return c.json(document);
  });
  api.get("/brands/:id/fonts", async (c) => {
    const document = await workshop.open(c.req.param("id"), shownEnvironment(c));
    return c.json(await fontChoices(workshop.brandsDir, document));
  });
  api.get("/fonts/:family", async (c) => {
    const file = await fontFile(c.req.param("family"));
    if (file === undefined) return c.notFound();
    c.header("Content-Type", "font/woff2");
    return c.body(new Uint8Array(file));
  });
  api.get("/brands/:id/steps", (c) => c.json(workshop.steps.read(c.req.param("id"))));
  api.post("/brands/:id/rebase", async (c) =>
    c.json(await workshop.rebase(c.req.param("id"), await revisionOf(c), shownEnvironment(c))),
  );
  api.post("/brands/:id/save", async (c) => {
    const document = await workshop.save(c.req.param("id"), await revisionOf(c), shownEnvironment(c));
    workshop.steps.markSaved(document.id, document.saved);
    return c.json(document);
  });
  api.post("/brands/:id/images/:kind/check", async (c) => {
    const kind = imageKinds.find((each) => each === c.req.param("kind"));
    return kind === undefined
      ? c.json({ refused: "unknown-image" }, 404)
      : c.json(checkImage(await offeredBytes(c), kind));
  });
  api.get("/brands/:id/preview", async (c) => c.json((await workshop.preview(c.req.param("id"))).state));
  api.get("/brands/:id/history", async (c) => c.json(await workshop.history(c.req.param("id"))));
  api.get("/brands/:id/history/:hash", async (c) =>
    c.json(await workshop.version(c.req.param("id"), c.req.param("hash"))),
  );
  api.get("/brands/:id/comparison/:other", (c) => {
    const { id, other } = c.req.param();
    return workshop.has(other) ? c.json(workshop.compare(id, other)) : c.json({ refused: "unknown-brand" }, 404);
  });

  api.get("/names", (c) => c.json(workshop.names()));
  api.get("/new-brand/:id", async (c) => c.json(await workshop.checkNewId(c.req.param("id"))));
  api.post("/new-brand", async (c) => {
    const request = await newBrandOf(c);
    if (!workshop.has(request.from)) return c.json({ refused: "unknown-brand" }, 404);
    return c.json(await workshop.create(request), 201);
  });

  api.use("/base/*", async (c, next) => (workshop.base.exists() ? next() : c.json({ refused: "no-base" }, 404)));
  api.get("/base/document", (c) => c.json(workshop.base.open()));
  api.get("/base/findings", async (c) => c.json(await workshop.base.check()));
  api.put("/base/document", async (c) => {
    const { revision, texts, steps } = await editOf(c);
    const document = workshop.base.change(revision, texts);
    if (steps !== undefined) workshop.steps.keep(baseId, steps);
    return c.json(document);
  });
  api.get("/base/steps", (c) => c.json(workshop.steps.read(baseId)));
  api.post("/base/rebase", async (c) => c.json(workshop.base.rebase(await revisionOf(c))));
  api.post("/base/save", async (c) => {
    const document = await workshop.base.save(await revisionOf(c));
    workshop.steps.markSaved(baseId, document.saved);
    return c.json(document);
  });
  api.get("/base/built", async (c) => c.json(await workshop.built(baseId)));
  api.get("/base/buildable", async (c) => c.json(await workshop.base.buildable()));
  api.get("/base/effect", (c) => c.json(workshop.base.effect()));
  api.get("/base/previews/:id", async (c) => {
    const id = c.req.param("id");
    return workshop.has(id) ? c.json(await workshop.base.previews(id)) : c.json({ refused: "unknown-brand" }, 404);
  });
  api.all("*", (c) => c.json({ refused: "unknown-call" }, 404));

  api.onError((error, c) => {
    if (error instanceof RefusedError) return c.json({ refused: error.refusal }, 409);
    if (error instanceof RefusedImageError)
      return c.json({ refused: "image", image: error.image, problems: error.problems }, 422);
    if (error instanceof ForbiddenPathError) return c.json({ refused: "forbidden" }, 403);
    if (error instanceof UnknownVersionError) return c.json({ refused: "unknown-version" }, 404);
    if (error instanceof TenantUsageError) return c.json({ refused: "not-created" }, 409);
    if (error instanceof BadRequestError) return c.json({ refused: error.message }, 400);
    console.error(error);
    return c.json({ refused: "error" }, 500);
  });
  return api;
}
