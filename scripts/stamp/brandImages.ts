import { readFile } from "node:fs/promises";
import { SaxesParser } from "saxes";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import { type SvgSize, svgSize } from "#scripts/brands/svgSize.ts";
import type { ImageFile } from "./stamp.ts";

/** A brand's images, read from its folder. */
export interface BrandImages {
  readonly logo: ImageFile;
  readonly icon: ImageFile;
  readonly memberLogo?: ImageFile;
  /** By product. */
  readonly recommendationImages: Readonly<Record<string, ImageFile>>;
}

/** Reads the size of an image that has passed the checks. */
function sizeOf(svg: string): SvgSize {
  let root: Record<string, string> | undefined;
  const parser = new SaxesParser();
  parser.on("opentag", ({ attributes }) => {
    root ??= attributes;
  });
  parser.write(svg).close();
  const size = svgSize(root ?? {});
  if (size === undefined) throw new Error("the image has neither width and height nor a viewBox");
  return size;
}

async function readImage(file: string): Promise<ImageFile> {
  const bytes = await readFile(file);
  return { bytes, ...sizeOf(bytes.toString("utf8")) };
}

/** Reads the images that a descriptor names. */
export async function readBrandImages({ files, recommendationImages }: Brand): Promise<BrandImages> {
  const [logo, icon, memberLogo, ofProducts] = await Promise.all([
    readImage(files.logo),
    readImage(files.icon),
    files.memberLogo === undefined ? undefined : readImage(files.memberLogo),
    Promise.all(
      Object.entries(recommendationImages).map(async ([product, file]) => [product, await readImage(file)] as const),
    ),
  ]);
  return { logo, icon, ...(memberLogo && { memberLogo }), recommendationImages: Object.fromEntries(ofProducts) };
}
