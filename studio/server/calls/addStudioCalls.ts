import { todayInOslo } from "#domain/format/dayInOslo.ts";
import type { CompiledGallery } from "#scripts/serve/gallery/compileGallery.ts";
import { fontFile } from "../fonts/fontChoices.ts";
import { galleryChoices } from "../preview/galleryChoices.ts";
import { previewChoices } from "../preview/previewStates.ts";
import { newBrandOf } from "./requestBodies.ts";
import { addCall, requireBrand, type StudioApi } from "./addCall.ts";

/** The compiled gallery, as far as the studio lists it. */
export type FindGallery = () => Promise<Pick<CompiledGallery, "list">>;

/** Adds the calls about what every brand can have, and about brands that are still to be made. */
export function addStudioCalls(api: StudioApi, gallery: FindGallery): void {
  addCall(api, "GET /choices", (c) => c.json(previewChoices(todayInOslo())));
  addCall(api, "GET /gallery", async (c) => c.json(galleryChoices(await (await gallery()).list())));
  addCall(api, "GET /schemas", (c) => c.json(c.var.workshop.schemas()));
  addCall(api, "GET /form", (c) => c.json(c.var.workshop.formBasis()));
  addCall(api, "GET /fonts/:family", async (c) => {
    const file = await fontFile(c.req.param("family"));
    if (file === undefined) return c.notFound();
    c.header("Content-Type", "font/woff2");
    return c.body(new Uint8Array(file));
  });
  addCall(api, "GET /names", (c) => c.json(c.var.workshop.brands.names()));
  addCall(api, "GET /new-brand/:id", async (c) => c.json(await c.var.workshop.brands.checkNewId(c.req.param("id"))));
  addCall(api, "POST /new-brand", async (c) => {
    const request = await newBrandOf(c);
    requireBrand(c, request.from);
    return c.json(await c.var.workshop.brands.create(request), 201);
  });
}
