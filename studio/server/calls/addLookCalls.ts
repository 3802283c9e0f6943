import { exportLook } from "#scripts/tenant/look/exportLook.ts";
import { type ExportedFile, exportedForms } from "#studio/document/OfferedLook.ts";
import { editedLook, offerLook } from "../look/offerLook.ts";
import type { Workshop } from "../Workshop.ts";
import { addCall, type StudioApi } from "./addCall.ts";
import { lookRequestOf } from "./requestBodies.ts";

/** Adds the calls about a look that comes from a designer's files, and goes back to one. */
export function addLookCalls(api: StudioApi, workshop: Workshop): void {
  addCall(api, "POST /brands/:id/look", async (c) => {
    const request = await lookRequestOf(c);
    return c.json(await offerLook(workshop.tried(c.req.param("id"), request.texts), request));
  });
  addCall(api, "GET /brands/:id/look/:form", (c) => {
    const form = exportedForms.find((each) => each === c.req.param("form"));
    if (form === undefined) return c.json({ refused: "unknown-form" }, 404);
    const brand = workshop.edited(c.req.param("id"));
    const files = exportLook(brand.id, editedLook(brand).theme, form);
    return c.json([...files].map(([name, text]): ExportedFile => ({ name, text })));
  });
}
