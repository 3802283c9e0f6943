import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import type { Capture, Shot } from "./Capture.ts";
import { inParallel } from "./inParallel.ts";
import type { Frame, Strip } from "./sheetPage.ts";
import type { Screen } from "./screens/Screen.ts";
import { screens, screenWidths } from "./screens/screens.ts";

/** What is captured, and where it is written. */
export interface CaptureOptions {
  readonly brands: readonly Brand[];
  /** The folder of the images. It is emptied. */
  readonly out: string;
  /** Only screens whose title has this. */
  readonly titlePart: string;
  readonly format: "jpeg" | "png";
}

/** Captures screens in brands, in the order of the screens. Says what was missed. */
export async function captureScreens(
  capture: Capture,
  { brands, out, titlePart, format }: CaptureOptions,
): Promise<readonly Strip[]> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const wanted = screens.filter(({ title }) => title.includes(titlePart));
  const shots = wanted.flatMap((screen) =>
    (screen.widths ?? screenWidths).flatMap((widthPx) => brands.map((brand): Shot => ({ screen, brand, widthPx }))),
  );
  const framesOf = new Map<Screen, Frame[]>(wanted.map((screen) => [screen, []]));
  const frames = await inParallel(shots, async (shot): Promise<Frame> => {
    const { screen, brand, widthPx } = shot;
    const captured = await capture.take(shot, { extent: "whole", format });
    const reason = captured.status === "missed" ? captured.reason : undefined;
    if (reason !== undefined) console.error(`Missed: ${brand.id}, ${widthPx} px, ${screen.title}: ${reason}`);
    const image = `${screen.title.replaceAll(/\W+/g, "-")}-${widthPx}-${brand.id}.${format === "png" ? "png" : "jpg"}`;
    if (captured.image !== undefined) await writeFile(join(out, image), captured.image);
    return { brandId: brand.id, widthPx, image: captured.image && image, reason };
  });
  for (const [at, { screen }] of shots.entries()) framesOf.get(screen)?.push(frames[at] as Frame);
  return wanted.map((screen) => ({ title: screen.title, frames: framesOf.get(screen) ?? [] }));
}
