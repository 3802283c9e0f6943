import { readFile } from "node:fs/promises";
import { SaxesParser } from "saxes";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import type { ImageFile } from "./stamp.ts";

/** A brand's images, read from its folder. */
export interface BrandImages {
  readonly logo: ImageFile;
  readonly icon: ImageFile;
  readonly memberLogo?: ImageFile;
}

const px = (length: string | undefined) => (length === undefined ? Number.NaN : Number(length.replace(/px$/, "")));

/** Size of an SVG image in px: its width and height, or those of its viewBox. */
export function svgSize(svg: string): { width: number; height: number } {
  let root: Record<string, string> | undefined;
  const parser = new SaxesParser();
  parser.on("opentag", ({ attributes }) => {
    root ??= attributes;
  });
  parser.write(svg).close();
  const [, , boxWidth, boxHeight] = (root?.["viewBox"] ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = px(root?.["width"]);
  const height = px(root?.["height"]);
  const size = width > 0 && height > 0 ? { width, height } : { width: boxWidth ?? 0, height: boxHeight ?? 0 };
  if (!(size.width > 0 && size.height > 0)) throw new Error("the image has neither width and height nor a viewBox");
  return size;
}

async function readImage(file: string): Promise<ImageFile> {
  const bytes = await readFile(file);
  return { bytes, ...svgSize(bytes.toString("utf8")) };
}

/** Reads the images that a descriptor names. */
export async function readBrandImages({ files }: Brand): Promise<BrandImages> {
  const [logo, icon, memberLogo] = await Promise.all([
    readImage(files.logo),
    readImage(files.icon),
    files.memberLogo === undefined ? undefined : readImage(files.memberLogo),
  ]);
  return { logo, icon, ...(memberLogo && { memberLogo }) };
}
